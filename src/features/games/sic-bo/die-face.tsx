const low = 27
const middle = 50
const high = 73
const centre = [[middle, middle]] as const
const falling = [
  [low, low],
  [high, high],
] as const
const corners = [...falling, [high, low], [low, high]] as const
const sides = [
  [low, middle],
  [high, middle],
] as const

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: centre,
  2: falling,
  3: [...falling, ...centre],
  4: corners,
  5: [...corners, ...centre],
  6: [...corners, ...sides],
}

/** A die from above. Who draws it says its number in words. One and four are red, as on the dice of this game. */
export function DieFace({ face }: { face: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="die-face"
      data-red={face === 1 || face === 4 || undefined}
    >
      <rect x="5" y="5" width="90" height="90" rx="20" className="die-body" />
      <path d="M14 28Q16 13 32 12H68Q84 13 86 28Q70 19 50 19Q30 19 14 28Z" className="die-shine" />
      {pips[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 14 : 9.5} />
      ))}
    </svg>
  )
}
