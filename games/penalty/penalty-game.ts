import { writeAmount } from '../amount.ts'
import { accepted, type Checked, type Game, type PreparedBet, refusalOfStake, refused } from '../engine.ts'
import { type Draw, integerBelow } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { playStored } from '../stored-rounds.ts'
import { bestStreakPpm, STREAK_EDGE_SHARE } from '../streak.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import { CORNERS, kickOf, penaltyPayout } from './penalty-odds.ts'
import { type PenaltyState, penaltyBet, penaltyState, penaltyStep } from './penalty-schemas.ts'
import type { PenaltyTheme } from './penalty-theme.ts'
import { penaltyRound } from './penalty-view.ts'

const EDGE_PPM = Number(STREAK_EDGE_SHARE) * 100

/**
 * Kicks from the spot. The keeper's dives for all kicks are drawn before the first. States of a round:
 *
 *     open --kick to the keeper's corner--> saved      open --cash_out (one goal or more)--> cashed_out
 *     open --the last kick is a goal--> cashed_out      open --close, no kick yet--> void
 */
export function createPenaltyGame(theme: PenaltyTheme): Game {
  return {
    id: theme.id,
    engine: 'penalty',
    kind: 'multi',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: 1_000_000 - EDGE_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: multipleOf(CORNERS.map(corners => penaltyPayout(MEASURE, corners, theme.kicks))),
    prepareBet: input => prepare(theme, input),
    ...playStored({
      schema: penaltyState,
      roundOf: state => penaltyRound(theme, state),
      step: (state, input) => step(theme, state, input),
      close,
    }),
  }
}

function prepare(theme: PenaltyTheme, input: unknown): Checked<PreparedBet> {
  const parsed = penaltyBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = bestStreakPpm(bet.stake, kickOf(bet.corners), theme.kicks)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: { stake: writeAmount(bet.stake), corners: bet.corners },
    maximumPayout: penaltyPayout(bet.stake, bet.corners, theme.kicks),
    rtpPpm,
    async start(draw) {
      const dives = await drawDives(draw, bet.corners, theme.kicks)
      return penaltyRound(theme, { bet, dives, kicks: [], ending: 'open' })
    },
  })
}

async function drawDives(draw: Draw, corners: number, kicks: number): Promise<number[]> {
  const dives: number[] = []
  while (dives.length < kicks) dives.push(await integerBelow(draw, corners))
  return dives
}

function step(theme: PenaltyTheme, state: PenaltyState, input: unknown): Checked<PenaltyState> {
  if (state.ending !== 'open') return refused('round_over')
  const parsed = penaltyStep.safeParse(input)
  if (!parsed.success) return refused('step_invalid')
  if (parsed.data.action === 'kick') return kick(theme, state, parsed.data.corner)
  if (state.kicks.length === 0) return refused('nothing_to_cash_out')
  return accepted({ ...state, ending: 'cashed_out' })
}

function kick(theme: PenaltyTheme, state: PenaltyState, corner: number): Checked<PenaltyState> {
  if (corner >= state.bet.corners) return refused('step_invalid')
  const dive = state.dives[state.kicks.length]
  if (dive === undefined) return refused('state_invalid')
  const kicks = [...state.kicks, corner]
  if (dive === corner) return accepted({ ...state, kicks, ending: 'saved' })
  return accepted({ ...state, kicks, ending: kicks.length === theme.kicks ? 'cashed_out' : 'open' })
}

function close(state: PenaltyState): PenaltyState {
  if (state.ending !== 'open') return state
  return { ...state, ending: state.kicks.length === 0 ? 'void' : 'cashed_out' }
}
