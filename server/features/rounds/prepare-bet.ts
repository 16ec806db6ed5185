import { formatCentavos } from '../../../contract/centavos.ts'
import type { Checked, Game, Refusal } from '../../../games/engine.ts'
import { type Refused, refuse } from '../../http/refuse.ts'

interface Limits {
  readonly min_bet: bigint
  readonly max_bet: bigint
}

/** What of a game reads its bets, whether it is played alone or shared. */
interface Rules<Prepared> extends Pick<Game, 'limits'> {
  prepareBet(input: unknown): Checked<Prepared>
}

/** Reads a bet by the engine's rules and the operator's limits; `stake` is what the member agreed to pay. */
export function prepareBet<Prepared extends { readonly stake: bigint }>(
  game: Rules<Prepared>,
  limits: Limits,
  stake: bigint,
  bet: unknown,
): Prepared | Refused {
  const checked = game.prepareBet(bet)
  const narrowest = {
    minBet: limits.min_bet > game.limits.minBet ? limits.min_bet : game.limits.minBet,
    maxBet: limits.max_bet < game.limits.maxBet ? limits.max_bet : game.limits.maxBet,
  }
  if (!checked.ok) return refusalOf(checked.refusal, narrowest)
  const prepared = checked.value
  if (prepared.stake < narrowest.minBet) return refusalOf('stake_too_small', narrowest)
  if (prepared.stake > narrowest.maxBet) return refusalOf('stake_too_large', narrowest)
  return prepared.stake === stake ? prepared : refuse('bet_invalid')
}

function refusalOf(refusal: Refusal, { minBet, maxBet }: Game['limits']): Refused {
  switch (refusal) {
    case 'stake_too_small':
      return refuse('bet_below_minimum', { details: { minimum: formatCentavos(minBet) } })
    case 'stake_too_large':
      return refuse('bet_above_maximum', { details: { maximum: formatCentavos(maxBet) } })
    case 'bet_invalid':
    case 'stake_step':
    case 'bet_rounds_away':
    case 'step_invalid':
    case 'cell_revealed':
    case 'nothing_to_cash_out':
    case 'round_over':
    case 'state_invalid':
      return refuse('bet_invalid')
  }
}
