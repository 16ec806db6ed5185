import {
  accepted,
  type Checked,
  type Game,
  type Limits,
  type PreparedBet,
  type Refusal,
  type Round,
  refused,
} from './engine.ts'
import { openDraw } from './fairness/draw.ts'
import type { FairInput } from './fairness/floats.ts'
import { largestStake } from './win-bound.ts'

/** What of a game reads its bets, whether it is played alone or shared. */
interface Rules<Prepared> extends Pick<Game, 'limits'> {
  prepareBet(input: unknown): Checked<Prepared>
}

/** What the operator allows beside the engine's rules. Centavos. */
export interface OperatorLimits extends Limits {
  /** No round may win more: a stake that could is refused, and a win is never cut. Absent: unknown, so not checked. */
  readonly maxWin?: bigint
}

export type AgreedRefusal = Refusal | 'win_above_limit'

export type AgreedBet<Prepared> =
  | { readonly ok: true; readonly value: Prepared }
  /** `limits`: what a stake has to lie within here; with `win_above_limit` for this very bet. */
  | { readonly ok: false; readonly refusal: AgreedRefusal; readonly limits: Limits }

/**
 * A round of one player, from the bet to the payout, wherever it is drawn: on the server for its wallets, on the device for an
 * offline demo. Reads a bet by the engine's rules and the operator's limits; `stake` (centavos) is what the player agreed to pay,
 * and a bet that adds up to anything else is `bet_invalid`.
 */
export function agreeBet<Prepared extends { readonly stake: bigint; readonly maximumPayout: bigint }>(
  game: Rules<Prepared>,
  site: OperatorLimits,
  stake: bigint,
  bet: unknown,
): AgreedBet<Prepared> {
  const limits = {
    minBet: site.minBet > game.limits.minBet ? site.minBet : game.limits.minBet,
    maxBet: site.maxBet < game.limits.maxBet ? site.maxBet : game.limits.maxBet,
  }
  const no = (refusal: Refusal) => ({ ok: false, refusal, limits }) as const
  const checked = game.prepareBet(bet)
  if (!checked.ok) return no(checked.refusal)
  const prepared = checked.value
  if (prepared.stake < limits.minBet) return no('stake_too_small')
  if (prepared.stake > limits.maxBet) return no('stake_too_large')
  if (site.maxWin !== undefined && prepared.maximumPayout > site.maxWin) {
    const maxBet = largestStake(prepared, site.maxWin)
    return { ok: false, refusal: 'win_above_limit', limits: { ...limits, maxBet } }
  }
  return prepared.stake === stake ? { ok: true, value: prepared } : no('bet_invalid')
}

/** Draws what follows from these seeds. A single-shot game is over by it. */
export function drawRound(bet: PreparedBet, seeds: FairInput): Promise<Round> {
  return bet.start(openDraw(seeds))
}

/**
 * One step of an open round. What it adds to the stake so far is what was agreed to (centavos): a screen that shows an older
 * round adds nothing that its player did not see.
 */
export function agreeStep(
  game: Pick<Game, 'step'>,
  open: { readonly state: unknown; readonly stake: bigint },
  step: unknown,
  agreed: bigint,
): Checked<Round> {
  const checked = game.step(open.state, step)
  if (!checked.ok) return checked
  return checked.value.stake - open.stake === agreed ? accepted(checked.value) : refused('step_invalid')
}
