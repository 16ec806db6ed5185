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
import { isCaught, numbersOf, RETURNED } from './fish-odds.ts'
import { type FishBet, type FishView, fishBet, fishState } from './fish-schemas.ts'
import type { FishTheme } from './fish-theme.ts'

const RTP_PPM = RETURNED * 10_000

/** Every shot is a round of its own: the fish that was aimed at is caught or not, and where it swims decides nothing. */
export function createFishGame(theme: FishTheme): Game {
  return {
    id: theme.id,
    engine: 'fish',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: RTP_PPM,
    edgePpm: 1_000_000 - RTP_PPM,
    topMultiple: Math.max(...theme.prey.map(prey => prey.multiplier)) * 100,
    prepareBet: input => prepare(theme, input),
    step: state => (fishState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume: state => resume(theme, state),
    close: state => resume(theme, state),
  }
}

function prepare(theme: FishTheme, input: unknown): Checked<PreparedBet> {
  const parsed = fishBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  const multiplier = multiplierOf(theme, bet)
  if (multiplier === undefined) return refused('bet_invalid')
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  if (!theme.shots.includes(bet.stake)) return refused('bet_invalid')
  return accepted({
    stake: bet.stake,
    bet: writeBet(bet),
    maximumPayout: bet.stake * BigInt(multiplier),
    rtpPpm: RTP_PPM,
    start: async draw => roundOf(bet, multiplier, await integerBelow(draw, numbersOf(multiplier))),
  })
}

function resume(theme: FishTheme, state: unknown): Checked<Round> {
  const parsed = fishState.safeParse(state)
  const multiplier = parsed.success ? multiplierOf(theme, parsed.data.bet) : undefined
  if (!parsed.success || multiplier === undefined) return refused('state_invalid')
  return accepted(roundOf(parsed.data.bet, multiplier, parsed.data.roll))
}

function roundOf(bet: FishBet, multiplier: number, roll: number): Round {
  const caught = isCaught(roll)
  const payout = caught ? bet.stake * BigInt(multiplier) : 0n
  const view: FishView = { ...writeBet(bet), multiplier, roll, caught, payout: writeAmount(payout) }
  return { state: { bet: writeBet(bet), roll }, stake: bet.stake, payout, done: true, view }
}

function multiplierOf(theme: FishTheme, { species }: FishBet): number | undefined {
  return theme.prey.find(prey => prey.species === species)?.multiplier
}

function writeBet({ stake, species }: FishBet) {
  return { stake: writeAmount(stake), species }
}
