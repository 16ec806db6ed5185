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
import { type Draw, integerBelow } from '../fairness/draw.ts'
import { nextReelSizes, playSpin, UNPLAYED } from './slot-play.ts'
import { slotBet, slotState } from './slot-schemas.ts'
import type { SlotTheme } from './slot-theme.ts'
import { slotRound } from './slot-view.ts'

/** A 5×3 slot. One call draws the base spin and every free spin it wins, and settles the round. */
export function createSlotGame(theme: SlotTheme): Game {
  return {
    id: theme.id,
    engine: 'slots',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: theme.rtpPpm,
    // The return is rounded down, so the edge may be up to one millionth smaller than the difference.
    edgePpm: 999_999 - theme.rtpPpm,
    prepareBet: input => prepare(theme, input),
    step: state => (slotState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume: state => resume(theme, state),
    close: state => resume(theme, state),
  }
}

function prepare(theme: SlotTheme, input: unknown): Checked<PreparedBet> {
  const parsed = slotBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const { stake } = parsed.data
  const refusal = refusalOfStake(stake, theme.limits)
  if (refusal) return refused(refusal)
  // Whole centavos on each line and whole multiples: no payout of a slot is ever rounded.
  if (stake % BigInt(theme.lines) !== 0n) return refused('stake_step')
  return accepted({
    stake,
    bet: { stake: writeAmount(stake) },
    maximumPayout: stake * BigInt(theme.maxWin),
    rtpPpm: theme.rtpPpm,
    start: async draw => slotRound(theme, { stake, stops: await drawStops(theme, draw) }),
  })
}

async function drawStops(theme: SlotTheme, draw: Draw): Promise<number[][]> {
  const stops: number[][] = []
  let progress = UNPLAYED
  while (!progress.done) {
    const turn: number[] = []
    for (const size of nextReelSizes(theme, progress)) turn.push(await integerBelow(draw, size))
    progress = playSpin(theme, progress, turn)
    stops.push(turn)
  }
  return stops
}

function resume(theme: SlotTheme, state: unknown): Checked<Round> {
  const parsed = slotState.safeParse(state)
  return parsed.success ? accepted(slotRound(theme, parsed.data)) : refused('state_invalid')
}
