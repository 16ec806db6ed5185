import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { ChartTable } from '../../../ui/chart/chart-table.tsx'
import { pointText } from '../words/point-text.ts'
import { toneOfPoint } from './point-tone.ts'

export interface CrashedRound {
  readonly number: number
  /** In hundredths. */
  readonly crash: number
}

/** What the chart reaches at least, so that a quiet hour does not look like a wild one. */
const leastTop = 1_000
/** Twice the stake. */
const marked = 200

/** Where the last rounds ended, oldest first: bars go by powers, for points reach from 1 to thousands. Nothing leads from one to the next. */
export function CrashChart({ rounds }: { rounds: readonly CrashedRound[] }) {
  const { t } = useLingui()
  const inOrder = rounds.toReversed()
  const top = Math.max(leastTop, ...inOrder.map(({ crash }) => crash))
  const points = inOrder.map(({ number, crash }) => {
    const id = String(number)
    return { id, label: t`Round ${id}`, value: crash, text: pointText(crash) }
  })
  const line: CSSProperties = { bottom: `${heightOf(marked, top)}%` }
  return (
    <figure>
      <div aria-hidden="true" className="crash-bars">
        <span className="crash-mark figures" style={line}>
          {pointText(marked)}
        </span>
        {points.map(({ id, value }) => (
          <div
            key={id}
            className={`crash-bar crash-${toneOfPoint(value)}`}
            style={{ height: `${heightOf(value, top)}%` }}
          />
        ))}
      </div>
      <ChartTable caption={t`Where the last rounds crashed, oldest first`} points={points} />
    </figure>
  )
}

/** Percent of the chart's height; 1.00 is its ground. */
function heightOf(hundredths: number, top: number): number {
  return Math.round((Math.log(hundredths / 100) / Math.log(top / 100)) * 1000) / 10
}
