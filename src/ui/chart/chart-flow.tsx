import type { ReactNode } from 'react'
import { chartGeometry, type FlowPoint, frame } from './chart-geometry.ts'

/** More points than these would run into each other. */
const mostDots = 14

type Key = { label: string; figure: ReactNode }

type ChartFlowProps = {
  /** What the picture shows, and where its figures stand. */
  label: string
  points: readonly FlowPoint[]
  /** The first and the last point in words. */
  ends: readonly [string, string]
  keys: { solid: Key; hollow?: Key; line?: Key }
}

/** Place and pattern say which is which before colour does: the first is solid, the second is hollow, the third is a line. */
export function ChartFlow({ label, points, ends, keys }: ChartFlowProps) {
  const { placed, line, zero } = chartGeometry(points)
  return (
    <figure className="grid gap-2 *:min-w-0">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="h-auto w-full overflow-visible"
      >
        <path d={`M0 ${zero}H${frame.width}`} className="stroke-control-line" strokeDasharray="3 5" />
        {placed.map(({ id, solid, hollow }) => (
          <g key={id}>
            <rect {...solid} rx={Math.min(2, solid.width / 2)} className="fill-sky" />
            {hollow === undefined ? null : (
              <rect
                {...hollow}
                rx={Math.min(2, hollow.width / 2)}
                className="fill-sky-wash stroke-sky"
                strokeWidth={hollow.height > 0 ? Math.min(1.5, hollow.width / 4) : 0}
              />
            )}
          </g>
        ))}
        <path
          d={line}
          fill="none"
          className="stroke-text"
          strokeWidth={placed.length > mostDots ? 1.25 : 2}
          strokeLinejoin="round"
        />
        {placed.length > mostDots
          ? null
          : placed.map(({ id, x, line: y }) =>
              y === undefined ? null : (
                <circle key={id} cx={x} cy={y} r="3" className="fill-surface stroke-text" strokeWidth="2" />
              ),
            )}
      </svg>
      <div aria-hidden="true" className="figures flex justify-between text-faint text-tiny">
        {ends.map(end => (
          <span key={end}>{end}</span>
        ))}
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
        <KeyOf mark="size-3 rounded-edge bg-sky" of={keys.solid} />
        {keys.hollow ? (
          <KeyOf mark="size-3 rounded-edge border-2 border-sky bg-sky-wash" of={keys.hollow} />
        ) : null}
        {keys.line ? <KeyOf mark="h-0.5 w-4 bg-text" of={keys.line} /> : null}
      </figcaption>
    </figure>
  )
}

function KeyOf({ mark, of: { label, figure } }: { mark: string; of: Key }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`flex-none ${mark}`} />
      <span>{label}</span> <span>{figure}</span>
    </span>
  )
}
