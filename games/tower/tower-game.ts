import { writeAmount } from '../amount.ts'
import { accepted, type Checked, type Game, type PreparedBet, refusalOfStake, refused } from '../engine.ts'
import { type Draw, pickDistinct } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { playStored } from '../stored-rounds.ts'
import { bestStreakPpm, STREAK_EDGE_SHARE, type Streak } from '../streak.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import { floorOf, towerPayout } from './tower-odds.ts'
import { type TowerState, towerBet, towerState, towerStep } from './tower-schemas.ts'
import type { TowerTheme } from './tower-theme.ts'
import { towerRound } from './tower-view.ts'

const EDGE_PPM = Number(STREAK_EDGE_SHARE) * 100

/**
 * A tower of equal floors. All traps lie before the first door is opened. States of a round:
 *
 *     open --climb into a trap--> fallen      open --cash_out (one floor or more)--> cashed_out
 *     open --climb the last floor--> cashed_out      open --close, no door yet--> void
 */
export function createTowerGame(theme: TowerTheme): Game {
  return {
    id: theme.id,
    engine: 'tower',
    kind: 'multi',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: 1_000_000 - EDGE_PPM,
    edgePpm: EDGE_PPM,
    topMultiple: multipleOf(
      theme.difficulties.map(difficulty => towerPayout(MEASURE, difficulty, theme.floors)),
    ),
    prepareBet: input => prepare(theme, input),
    ...playStored({
      schema: towerState,
      roundOf: state => towerRound(theme, state),
      step: (state, input) => step(theme, state, input),
      close,
    }),
  }
}

function prepare(theme: TowerTheme, input: unknown): Checked<PreparedBet> {
  const parsed = towerBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  if (!theme.difficulties.includes(bet.difficulty)) return refused('bet_invalid')
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const floor = floorOf(bet.difficulty)
  const rtpPpm = bestStreakPpm(bet.stake, floor, theme.floors)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: { stake: writeAmount(bet.stake), difficulty: bet.difficulty },
    maximumPayout: towerPayout(bet.stake, bet.difficulty, theme.floors),
    rtpPpm,
    async start(draw) {
      const traps = await drawTraps(draw, floor, theme.floors)
      return towerRound(theme, { bet, traps, picks: [], ending: 'open' })
    },
  })
}

async function drawTraps(draw: Draw, { ways, good }: Streak, floors: number): Promise<number[][]> {
  const traps: number[][] = []
  while (traps.length < floors) {
    traps.push((await pickDistinct(draw, ways, ways - good)).sort((left, right) => left - right))
  }
  return traps
}

function step(theme: TowerTheme, state: TowerState, input: unknown): Checked<TowerState> {
  if (state.ending !== 'open') return refused('round_over')
  const parsed = towerStep.safeParse(input)
  if (!parsed.success) return refused('step_invalid')
  if (parsed.data.action === 'climb') return climb(theme, state, parsed.data.door)
  if (state.picks.length === 0) return refused('nothing_to_cash_out')
  return accepted({ ...state, ending: 'cashed_out' })
}

function climb(theme: TowerTheme, state: TowerState, door: number): Checked<TowerState> {
  if (door >= floorOf(state.bet.difficulty).ways) return refused('step_invalid')
  const traps = state.traps[state.picks.length]
  if (!traps) return refused('state_invalid')
  const picks = [...state.picks, door]
  if (traps.includes(door)) return accepted({ ...state, picks, ending: 'fallen' })
  return accepted({ ...state, picks, ending: picks.length === theme.floors ? 'cashed_out' : 'open' })
}

function close(state: TowerState): TowerState {
  if (state.ending !== 'open') return state
  return { ...state, ending: state.picks.length === 0 ? 'void' : 'cashed_out' }
}
