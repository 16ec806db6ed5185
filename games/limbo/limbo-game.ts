import { writeAmount } from '../amount.ts'
import {
  accepted,
  type Checked,
  type Game,
  type PreparedBet,
  type Round,
  refusalOfStake,
  refused,
} from '../engine.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { drawMultiplier, limboPayout, limboReturnPpm } from './limbo-odds.ts'
import { type LimboBet, type LimboState, type LimboView, limboBet, limboState } from './limbo-schemas.ts'
import type { LimboTheme } from './limbo-theme.ts'

/** One multiplier is drawn; it wins the target when it reaches it. The edge is 1 % at every target. */
export function createLimboGame(theme: LimboTheme): Game {
  return {
    id: theme.id,
    engine: 'limbo',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: 990_000,
    edgePpm: 10_000,
    topMultiple: theme.mostTarget,
    prepareBet: input => prepare(theme, input),
    step: state => (limboState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume,
    close: resume,
  }
}

function prepare(theme: LimboTheme, input: unknown): Checked<PreparedBet> {
  const parsed = limboBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  if (bet.target > theme.mostTarget) return refused('bet_invalid')
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = limboReturnPpm(bet.stake, bet.target)
  // A win of the bare stake is none.
  if (rtpPpm < LEAST_RTP_PPM || limboPayout(bet.stake, bet.target) <= bet.stake) {
    return refused('bet_rounds_away')
  }
  return accepted({
    stake: bet.stake,
    bet: writeBet(bet),
    maximumPayout: limboPayout(bet.stake, bet.target),
    rtpPpm,
    start: async draw => roundOf({ bet, reached: await drawMultiplier(draw) }),
  })
}

function resume(state: unknown): Checked<Round> {
  const parsed = limboState.safeParse(state)
  return parsed.success ? accepted(roundOf(parsed.data)) : refused('state_invalid')
}

function roundOf({ bet, reached }: LimboState): Round {
  const won = reached >= bet.target
  const payout = won ? limboPayout(bet.stake, bet.target) : 0n
  const view: LimboView = { ...writeBet(bet), reached, won, payout: writeAmount(payout) }
  return { state: { bet: writeBet(bet), reached }, stake: bet.stake, payout, done: true, view }
}

function writeBet({ stake, target }: LimboBet) {
  return { stake: writeAmount(stake), target }
}
