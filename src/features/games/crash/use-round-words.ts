import { useLingui } from '@lingui/react/macro'
import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import { crashOutcome } from '../../../../games/crash/crash-schemas.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { readView } from '../round/read-view.ts'
import { pointText } from '../words/point-text.ts'

/** How the round stands for this member, in one sentence. */
export function useRoundWords(table: SharedTable, phase: TableRound['phase'] | undefined): string {
  const { t } = useLingui()
  const { round, bets } = table
  if (round === undefined || phase === undefined) return t`The table is opening…`
  const mine = bets.filter(bet => bet.number === round.number && bet.state !== 'rolled_back')
  if (phase === 'betting') return t`Place your bets: the round starts in a moment.`
  if (phase === 'running') {
    return mine.length === 0
      ? t`The round is running. You can bet on the next one.`
      : t`The round is running.`
  }
  const crash = readView(crashOutcome, round.outcome)?.crash
  const point = crash === undefined ? '' : pointText(crash)
  if (mine.length === 0) return t`Crashed at ${point}.`
  if (mine.some(bet => bet.state === 'open')) return t`Crashed at ${point}. Your bets are being settled.`
  const stake = mine.reduce((sum, bet) => sum + bet.stake, 0n)
  const payout = mine.reduce((sum, bet) => sum + bet.payout, 0n)
  const amount = formatMoney(payout)
  if (payout > stake) return t`Crashed at ${point}. You won ${amount}`
  return payout > 0n ? t`Crashed at ${point}. ${amount} came back` : t`Crashed at ${point}. No win`
}
