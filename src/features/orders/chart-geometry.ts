import type { Bucket } from './bucket-days.ts'

export const frame = { width: 360, height: 180, top: 10, bottom: 10 }

type Bar = { x: number; y: number; width: number; height: number }
type Placed = { from: string; deposited: Bar; withdrawn: Bar; x: number; net: number }

/** Pairs of bars from the zero line and a course of the net result through their middles; zero is always in the picture. */
export function chartGeometry(buckets: readonly Bucket[]) {
  const values = buckets.flatMap(({ deposited, withdrawn, net }) => [deposited, withdrawn, net].map(Number))
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const room = frame.height - frame.top - frame.bottom
  const y = (value: number) => round(frame.top + ((high - value) / (high - low || 1)) * room)
  const step = frame.width / Math.max(1, buckets.length)
  const width = round(Math.min(14, step * 0.36))
  const bar = (value: number, left: number): Bar => {
    const [top, foot] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))]
    return { x: round(left), y: top, width, height: round(foot - top) }
  }
  const placed: Placed[] = buckets.map(({ from, deposited, withdrawn, net }, index) => {
    const x = round(step * (index + 0.5))
    return {
      from,
      x,
      net: y(Number(net)),
      deposited: bar(Number(deposited), x - width - 1),
      withdrawn: bar(Number(withdrawn), x + 1),
    }
  })
  const line = placed.map(({ x, net }, index) => `${index === 0 ? 'M' : 'L'}${x} ${net}`).join('')
  return { placed, line, zero: y(0), high, low }
}

const round = (value: number) => Math.round(value * 10) / 10
