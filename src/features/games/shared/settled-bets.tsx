import { useLingui } from '@lingui/react/macro'
import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import { PaidResult } from '../../../common/play/settled-result.tsx'
import { betsOf } from './own-bets.ts'
import { paidOf } from './round-result.tsx'

/** How the member's bets of their last round stand, in place of a table that cannot show them. */
export function SettledBets({ bets }: { bets: readonly TableBet[] }) {
  const { t } = useLingui()
  const last = bets.reduce((newest, { number }) => Math.max(newest, number), 0)
  const mine = betsOf({ bets }, last)
  if (mine.length === 0) return null
  if (mine.some(bet => bet.state === 'open')) {
    return <p role="status">{t`Your bets of this round are in play and stay as they are.`}</p>
  }
  return <PaidResult {...paidOf(mine)} />
}
