import { useLingui } from '@lingui/react/macro'
import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import { crashBet } from '../../../../games/crash/crash-schemas.ts'
import { readView } from '../round/read-view.ts'

/** What holds of the member's bets while nobody is connected: only a bet with a target is taken out automatically. */
export function useLinePromise(bets: readonly TableBet[]): string {
  const { t } = useLingui()
  const open = bets.filter(bet => bet.state === 'open')
  if (open.length === 0) return t`No connection. The round goes on without you; nothing of yours is at stake.`
  const hasTarget = open.some(({ bet }) => (readView(crashBet, bet)?.autoCashOut ?? null) !== null)
  return hasTarget
    ? t`No connection. Your automatic cash-out stands: the server pays it if it is reached.`
    : t`No connection. Your bets stand: the server settles them and tells you when you are back.`
}
