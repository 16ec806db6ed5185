type BallRowProps = {
  balls: readonly number[]
  /** Places that are still empty are kept free. */
  places: number
  size?: 'small' | 'large'
}

/** Drawn balls, in the order in which they came. */
export function BallRow({ balls, places, size = 'small' }: BallRowProps) {
  const free = Array.from({ length: Math.max(0, places - balls.length) }, (_, index) => `place ${index}`)
  return (
    <span className="ball-row" data-size={size}>
      {balls.map(ball => (
        <span key={ball} className="ball-row-ball figures">
          {ball}
        </span>
      ))}
      {free.map(place => (
        <span key={place} className="ball-row-place" />
      ))}
    </span>
  )
}
