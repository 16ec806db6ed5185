import './table-clock.css'
import { useLingui } from '@lingui/react/macro'
import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type TableClockProps = {
  table: SharedTable
  phase: TableRound['phase'] | undefined
  /** Beyond betting: what is going on. */
  children: string
  /** Seconds before the end at which members who do not see the clock are warned, once. */
  warnAt?: number
}

/** How long bets are still taken: a figure and a bar that empties, and one spoken warning before the end. */
export function TableClock({ table, phase, children, warnAt = 5 }: TableClockProps) {
  const { t } = useLingui()
  const seconds = useSecondsLeft(table)
  const { round } = table
  const isBetting = phase === 'betting' && round !== undefined
  const lastsMs = isBetting ? Date.parse(round.closes_at) - Date.parse(round.opens_at) : 1
  const left = isBetting ? Math.min(1, (seconds * 1000) / lastsMs) : 0
  return (
    <div
      className="table-clock"
      data-phase={phase ?? 'resting'}
      data-soon={(isBetting && seconds <= warnAt) || undefined}
    >
      <p className="flex items-baseline justify-between gap-2 text-small">
        <span>{isBetting ? t`Bets close in` : children}</span>
        {isBetting ? (
          <span role="timer" className="figures font-bold font-display text-lead leading-none">
            {clockText(seconds)}
          </span>
        ) : null}
      </p>
      <div className="table-clock-bar" aria-hidden="true">
        <div className="table-clock-left" style={{ '--left': left }} />
      </div>
      <p className="sr-only" aria-live="polite">
        {isBetting && seconds <= warnAt && seconds > 0 ? t`Bets close in ${warnAt} seconds` : ''}
      </p>
    </div>
  )
}

/** `9` → `9 s`, `75` → `1:15`. */
function clockText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
