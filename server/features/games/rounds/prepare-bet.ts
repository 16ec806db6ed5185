import { formatCentavos } from '../../../../contract/centavos.ts'
import { type AgreedRefusal, agreeBet, type OperatorLimits } from '../../../../games/play-round.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'

interface Limits {
  readonly min_bet: bigint
  readonly max_bet: bigint
  readonly max_win: bigint
}

/** Reads a bet by the engine's rules and the operator's limits; `stake` is what the member agreed to pay. */
export function prepareBet<Prepared extends { readonly stake: bigint; readonly maximumPayout: bigint }>(
  game: Parameters<typeof agreeBet<Prepared>>[0],
  { min_bet: minBet, max_bet: maxBet, max_win: maxWin }: Limits,
  stake: bigint,
  bet: unknown,
): Prepared | Refused {
  const agreed = agreeBet(game, { minBet, maxBet, maxWin }, stake, bet)
  return agreed.ok ? agreed.value : refusalOf(agreed.refusal, { ...agreed.limits, maxWin })
}

function refusalOf(refusal: AgreedRefusal, { minBet, maxBet, maxWin }: Required<OperatorLimits>): Refused {
  switch (refusal) {
    case 'stake_too_small':
      return refuse('bet_below_minimum', { details: { minimum: formatCentavos(minBet) } })
    case 'stake_too_large':
      return refuse('bet_above_maximum', { details: { maximum: formatCentavos(maxBet) } })
    case 'win_above_limit':
      return refuseWin(maxWin, maxBet)
    case 'bet_rounds_away':
      return refuse('bet_rounds_away')
    case 'stake_step':
      return refuse('bet_off_lines')
    case 'bet_invalid':
    case 'step_invalid':
    case 'cell_revealed':
    case 'nothing_to_cash_out':
    case 'round_over':
    case 'state_invalid':
      return refuse('bet_invalid')
  }
}

/** A bet that could win more than `maxWin` (centavos); `maximum` is the largest stake that could not. */
export function refuseWin(maxWin: bigint, maximum: bigint): Refused {
  const details = { most_win: formatCentavos(maxWin), maximum: formatCentavos(maximum) }
  return refuse('win_above_limit', { details })
}
