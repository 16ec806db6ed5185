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

/** A slot of three rows, on five reels or three. One call draws the base spin, its respins and every free spin it wins, and settles the round. */
export function createSlotGame(theme: SlotTheme, engine: 'slots' | 'classic' = 'slots'): Game {
  return {
    id: theme.id,
    engine,
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: theme.rtpPpm,
    // The return is rounded down, so the edge may be up to one millionth smaller than the difference.
    edgePpm: 999_999 - theme.rtpPpm,
    topMultiple: theme.maxWin * 100,
    prepareBet: input => prepare(theme, input),
    step: state => (resume(theme, state).ok ? refused('round_over') : refused('state_invalid')),
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
    for (const [reel, size] of nextReelSizes(theme, progress).entries()) {
      // A held reel does not turn: nothing is drawn for it.
      turn.push(progress.held.includes(reel) ? 0 : await integerBelow(draw, size))
    }
    progress = playSpin(theme, progress, turn)
    stops.push([...(progress.spins.at(-1)?.spin.stops ?? turn)])
  }
  return stops
}

function resume(theme: SlotTheme, state: unknown): Checked<Round> {
  const parsed = slotState.safeParse(state)
  const isOfTheme = parsed.data?.stops.every(turn => turn.length === theme.reels.length)
  return parsed.success && isOfTheme ? accepted(slotRound(theme, parsed.data)) : refused('state_invalid')
}
