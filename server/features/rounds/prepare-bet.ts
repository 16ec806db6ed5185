import { formatCentavos } from '../../../contract/centavos.ts'
import type { Game, Refusal } from '../../../games/engine.ts'
import { agreeBet } from '../../../games/play-round.ts'
import { type Refused, refuse } from '../../http/refuse.ts'

interface Limits {
  readonly min_bet: bigint
  readonly max_bet: bigint
}

/** Reads a bet by the engine's rules and the operator's limits; `stake` is what the member agreed to pay. */
export function prepareBet<Prepared extends { readonly stake: bigint }>(
  game: Parameters<typeof agreeBet<Prepared>>[0],
  { min_bet: minBet, max_bet: maxBet }: Limits,
  stake: bigint,
  bet: unknown,
): Prepared | Refused {
  const agreed = agreeBet(game, { minBet, maxBet }, stake, bet)
  return agreed.ok ? agreed.value : refusalOf(agreed.refusal, agreed.limits)
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
