import { useLingui } from '@lingui/react/macro'
import type { Game } from '../../../games/engine.ts'
import type { SharedGame } from '../../../games/shared-game.ts'
import { formatMoney } from '../../i18n/format-money.ts'

type Bet = {
  /** As the engine reads it. */
  body: object
  /** Why the game would not take it; said before anything is sent. */
  problem: string | undefined
  /** Centavos; no outcome pays more. */
  maximumPayout: bigint | undefined
}

/** A bet asked of the same engine that will play it. */
export function useBet(game: Game | SharedGame, body: object): Bet {
  const { t } = useLingui()
  const prepared = game.prepareBet(body)
  if (prepared.ok) return { body, problem: undefined, maximumPayout: prepared.value.maximumPayout }
  const least = formatMoney(game.limits.minBet)
  const most = formatMoney(game.limits.maxBet)
  switch (prepared.refusal) {
    case 'stake_too_small':
      return { body, problem: t`The smallest stake is ${least}.`, maximumPayout: undefined }
    case 'stake_too_large':
      return { body, problem: t`The largest stake is ${most}.`, maximumPayout: undefined }
    case 'bet_rounds_away':
      return {
        body,
        problem: t`This stake is too small for this chance: choose more.`,
        maximumPayout: undefined,
      }
    default:
      return { body, problem: t`This bet is not possible here.`, maximumPayout: undefined }
  }
}
