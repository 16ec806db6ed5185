/** The whole race; the winner crosses the line after about eight of these seconds. */
export const raceMs = 9_500

/** Where the line is, in percent of the way. */
const line = 90

/** Legs of a race: at the end of each a runner is a little ahead of or behind an even pace. */
const legs = 7

/** When the runner of a rank (0 wins) crosses the line, as part of the race. */
export function crossesAt(rank: number): number {
  return 0.82 + rank * 0.03
}

/**
 * A runner's way as keyframes of one transform. Its end follows from the drawn order alone; how it gets there sways with the
 * round, so that no race looks like the one before.
 */
export function courseFrames(roundId: string, runner: number, rank: number): Keyframe[] {
  const sway = swayOf(`${roundId} ${runner}`)
  const crossing = crossesAt(rank)
  const frames = Array.from({ length: legs }, (_, leg): Keyframe => {
    const part = leg / legs
    const strength = Math.sin(Math.PI * part) * 11
    return frameAt(part * line + strength * sway(leg), part * crossing)
  })
  return [...frames, frameAt(line, crossing), frameAt(100 - rank * 1.2, 1)]
}

function frameAt(x: number, offset: number): Keyframe {
  return { transform: `translateX(${Math.max(0, x).toFixed(2)}%)`, offset, easing: 'linear' }
}

/** Numbers in [-1, 1] that follow from a text: decoration, not chance. */
function swayOf(text: string): (leg: number) => number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return leg => Math.sin((hash % 1_000) + leg * 2.1)
}
