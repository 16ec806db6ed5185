/** A row takes so long; the ball then lies a moment in its slot. */
const rowMs = 135
const restMs = 500

export function fallMs(rows: number): number {
  return (rows + 1) * rowMs
}

export function flightMs(rows: number): number {
  return fallMs(rows) + restMs
}

/** Where pegs stand and slots lie, in percent of the board. Row r has r + 3 pegs; the slots lie below the last row. */
export function pegsOf(rows: number): readonly { readonly x: number; readonly y: number }[] {
  const across = 100 / (rows + 1)
  return Array.from({ length: rows }, (_, row) => row)
    .flatMap(row =>
      Array.from({ length: row + 3 }, (_, peg) => ({
        x: 50 + (peg - (row + 2) / 2) * across,
        y: heightOf(row, rows),
      })),
    )
    .filter(({ x }) => x > 0.5 && x < 99.5)
}

function heightOf(row: number, rows: number): number {
  return ((row + 1) / (rows + 1)) * 100
}

/** The ball's way as keyframes of one transform: down to each peg, a small hop aside, and into the slot. */
export function fallFrames(path: readonly number[]): Keyframe[] {
  const rows = path.length
  const across = 100 / (rows + 1)
  const down = 100 / (rows + 1)
  let x = 0
  const frames: Keyframe[] = [frameAt(0, -down * 0.4, 0, 'ease-in')]
  path.forEach((turn, row) => {
    const y = heightOf(row, rows) - down * 0.34
    const at = (row + 1) / (rows + 1.6)
    frames.push(frameAt(x, y, at, 'ease-out'))
    x += (turn === 1 ? 0.5 : -0.5) * across
    frames.push(
      frameAt(x - (turn === 1 ? 0.2 : -0.2) * across, y - down * 0.16, at + 0.3 / (rows + 1.6), 'ease-in'),
    )
  })
  frames.push(frameAt(x, 100 + down * 0.1, 1, 'linear'))
  return frames
}

function frameAt(x: number, y: number, offset: number, easing: string): Keyframe {
  return { transform: `translate(${x.toFixed(3)}%, ${y.toFixed(3)}%)`, offset, easing }
}
