import { type ChartPoint, ChartTable } from './chart-table.tsx'

type ChartLineProps = {
  caption: string
  points: readonly ChartPoint[]
  tone?: 'leaf' | 'sky' | 'sun' | 'scarlet'
}

const width = 320
const height = 120
const inset = 6
const colours = { leaf: 'text-leaf', sky: 'text-sky', sun: 'text-sun', scarlet: 'text-scarlet' }

/** A course over time: the line, its ground at zero, and the last point marked. */
export function ChartLine({ caption, points, tone = 'sky' }: ChartLineProps) {
  const { line, zero, last } = lineGeometry(points.map(point => point.value))
  return (
    <figure className="grid gap-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className={`h-auto w-full overflow-visible ${colours[tone]}`}
      >
        <path d={`M0 ${zero}H${width}`} className="stroke-control-line" strokeDasharray="3 5" />
        <path d={`${line}V${zero}H${inset}z`} fill="currentColor" opacity="0.14" />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle
          cx={last.x}
          cy={last.y}
          r="4.5"
          fill="currentColor"
          className="stroke-surface"
          strokeWidth="2"
        />
      </svg>
      <figcaption className="flex justify-between text-faint text-tiny">
        <span aria-hidden="true">{points[0]?.label}</span>
        <span aria-hidden="true">{points.at(-1)?.label}</span>
      </figcaption>
      <ChartTable caption={caption} points={points} />
    </figure>
  )
}

/** Zero is always inside the picture, so that a loss is seen to lie below it. */
export function lineGeometry(values: readonly number[]) {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const scale = (height - 2 * inset) / (high - low || 1)
  const round = (value: number) => Math.round(value * 10) / 10
  const y = (value: number) => round(height - inset - (value - low) * scale)
  const x = (index: number) => round(inset + (index * (width - 2 * inset)) / Math.max(1, values.length - 1))
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')
  const lastIndex = Math.max(0, values.length - 1)
  return {
    line: line || `M${inset} ${y(0)}`,
    zero: y(0),
    last: { x: x(lastIndex), y: y(values[lastIndex] ?? 0) },
  }
}
