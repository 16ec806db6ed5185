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
import { integerBelow } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { writeMultiplier } from '../multiplier.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import { dicePayout, EDGE_SHARE, ROLLS, winningRolls, wins } from './dice-odds.ts'
import { type DiceBet, type DiceState, type DiceView, diceBet, diceState } from './dice-schemas.ts'
import type { DiceTheme } from './dice-theme.ts'

const EDGE_PPM = Number(EDGE_SHARE) * 100

/** One roll of 10,000, under or over a target the player chooses; the edge is 1 % at every target. */
export function createDiceGame(theme: DiceTheme): Game {
  return {
    id: theme.id,
    engine: 'dice',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: 1_000_000 - EDGE_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: multipleOf([dicePayout(MEASURE, { direction: 'under', target: theme.fewest })]),
    prepareBet: input => prepare(theme, input),
    step: state => (diceState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume,
    close: resume,
  }
}

function prepare(theme: DiceTheme, input: unknown): Checked<PreparedBet> {
  const parsed = diceBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  const winners = winningRolls(bet)
  if (winners < theme.fewest || winners > theme.most) return refused('bet_invalid')
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const payout = dicePayout(bet.stake, bet)
  const rtpPpm = Number((payout * BigInt(winners) * 1_000_000n) / (bet.stake * BigInt(ROLLS)))
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: writeBet(bet),
    maximumPayout: payout,
    rtpPpm,
    start: async draw => roundOf({ bet, roll: await integerBelow(draw, ROLLS) }),
  })
}

function resume(state: unknown): Checked<Round> {
  const parsed = diceState.safeParse(state)
  return parsed.success ? accepted(roundOf(parsed.data)) : refused('state_invalid')
}

function roundOf({ bet, roll }: DiceState): Round {
  const won = wins(bet, roll)
  const payout = won ? dicePayout(bet.stake, bet) : 0n
  const view: DiceView = {
    ...writeBet(bet),
    winningRolls: winningRolls(bet),
    multiplier: writeMultiplier(dicePayout(10_000n, bet)),
    roll,
    won,
    payout: writeAmount(payout),
  }
  return { state: { bet: writeBet(bet), roll }, stake: bet.stake, payout, done: true, view }
}

function writeBet(bet: DiceBet) {
  return { stake: writeAmount(bet.stake), direction: bet.direction, target: bet.target }
}
