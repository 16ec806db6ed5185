import { useLingui } from '@lingui/react/macro'
import type { TableBet, TableRound } from '../../../../contract/games/shared-rounds.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

type PlacedBetsProps = {
  table: SharedTable
  phase: TableRound['phase'] | undefined
  /** The member's bets in the round that is shown. */
  mine: readonly TableBet[]
}

/** What the member has in this round; the last bet can be taken back while bets are taken. */
export function PlacedBets({ table, phase, mine }: PlacedBetsProps) {
  const { t } = useLingui()
  const last = mine.at(-1)
  const total = formatMoney(mine.reduce((sum, bet) => sum + bet.stake, 0n))
  const canCancel = phase === 'betting' && last?.state === 'open' && !table.busy.includes(last.slot)
  return (
    <div
      data-empty={mine.length === 0 || undefined}
      className="placed-bets mb-1 flex min-h-11 items-center justify-between gap-2 text-small"
    >
      <p className="figures">
        {mine.length === 0 ? (
          <span className="text-soft">{t`No bet in this round`}</span>
        ) : (
          <span className="font-bold">{t`In this round: ${total}`}</span>
        )}
      </p>
      {canCancel ? (
        <button
          type="button"
          onClick={() => table.cancel(last)}
          className="target figures rounded-corner bg-raised/70 px-3 font-bold font-display"
        >
          {t`Take back ${formatMoney(last.stake)}`}
        </button>
      ) : null}
    </div>
  )
}
