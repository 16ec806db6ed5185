/** What stands over one place of the time line; figures without a unit, for only their proportions are drawn. */
export type FlowPoint = {
  id: string
  solid: number
  /** A second bar beside the first. */
  hollow?: number
  /** Where the course through the middles passes. */
  line?: number
}

export const frame = { width: 360, height: 180, top: 10, bottom: 10 }

type Bar = { x: number; y: number; width: number; height: number }
type Placed = { id: string; solid: Bar; hollow?: Bar; x: number; line?: number }

/** Bars from the zero line, one or two a point, and a course through their middles; zero is always in the picture. */
export function chartGeometry(points: readonly FlowPoint[]) {
  const values = points.flatMap(({ solid, hollow = 0, line = 0 }) => [solid, hollow, line])
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const room = frame.height - frame.top - frame.bottom
  const y = (value: number) => round(frame.top + ((high - value) / (high - low || 1)) * room)
  const step = frame.width / Math.max(1, points.length)
  const isPair = points.some(({ hollow }) => hollow !== undefined)
  const width = round(Math.min(14, step * (isPair ? 0.36 : 0.7)))
  const gap = Math.min(1, step * 0.05)
  const bar = (value: number, left: number): Bar => {
    const [top, foot] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))]
    return { x: round(left), y: top, width, height: round(foot - top) }
  }
  const placed = points.map(({ id, solid, hollow, line }, index): Placed => {
    const x = round(step * (index + 0.5))
    return {
      id,
      x,
      solid: bar(solid, isPair ? x - width - gap : x - width / 2),
      ...(hollow !== undefined && { hollow: bar(hollow, x + gap) }),
      ...(line !== undefined && { line: y(line) }),
    }
  })
  const course = placed.flatMap(({ x, line }) => (line === undefined ? [] : [`${x} ${line}`]))
  return { placed, line: course.length === 0 ? '' : `M${course.join('L')}`, zero: y(0) }
}

const round = (value: number) => Math.round(value * 10) / 10
