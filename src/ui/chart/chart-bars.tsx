import { keepAmounts } from '../text/keep-amounts.tsx'
import { type ChartPoint, ChartTable } from './chart-table.tsx'

/** Characters that stand beside each other under the bars on the narrowest phone. */
const mostShown = 40

type ChartBarsProps = {
  caption: string
  points: readonly ChartPoint[]
}

/** Gains stand above the line in leaf, losses hang below it in scarlet: place says it before colour does. */
export function ChartBars({ caption, points }: ChartBarsProps) {
  const high = Math.max(0, ...points.map(point => point.value))
  const low = Math.min(0, ...points.map(point => point.value))
  const span = high - low || 1
  const isShown = points.length * Math.max(0, ...points.map(point => point.text.length)) <= mostShown
  return (
    <figure className="grid gap-1 *:min-w-0">
      <div aria-hidden="true" className="flex h-32 items-stretch justify-center gap-1">
        {points.map(point => (
          <div key={point.id} className="relative max-w-24 flex-1">
            <div
              className={`absolute inset-x-0 min-h-0.5 rounded-edge ${point.value < 0 ? 'bg-scarlet' : 'bg-leaf'}`}
              style={{
                height: `${(Math.abs(point.value) / span) * 100}%`,
                top: `${((high - Math.max(0, point.value)) / span) * 100}%`,
              }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-center gap-1 text-faint text-tiny">
        {points.map(point => (
          <span key={point.id} className="min-w-0 max-w-24 flex-1 truncate text-center">
            <span>{point.label}</span>
            {isShown ? (
              <span className="figures block truncate font-firm text-text">{keepAmounts(point.text)}</span>
            ) : null}
          </span>
        ))}
      </div>
      <ChartTable caption={caption} points={points} />
    </figure>
  )
}
