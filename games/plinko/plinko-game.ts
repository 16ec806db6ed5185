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
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { writeMultiplier } from '../multiplier.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import { listBoards, plinkoPayout, plinkoReturnPpm } from './plinko-odds.ts'
import {
  type PlinkoBet,
  type PlinkoState,
  type PlinkoView,
  plinkoBet,
  plinkoState,
} from './plinko-schemas.ts'
import type { PlinkoTheme } from './plinko-theme.ts'

/** A ball falls through rows of pegs, one fair turn a row; the slot it lands in pays. */
export function createPlinkoGame(theme: PlinkoTheme): Game {
  // Of a stake that divides into tenths nothing is rounded.
  const boards = listBoards(theme.fewestRows, theme.mostRows)
  const returns = boards.map(board => plinkoReturnPpm(10n, board))
  return {
    id: theme.id,
    engine: 'plinko',
    kind: 'single',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: Math.min(...returns),
    // One part more: the returns were rounded down.
    edgePpm: 1_000_000 - Math.max(...returns) - 1,
    topMultiple: multipleOf(boards.map(board => plinkoPayout(MEASURE, board, 0))),
    prepareBet: input => prepare(theme, input),
    step: state => (plinkoState.safeParse(state).success ? refused('round_over') : refused('state_invalid')),
    resume,
    close: resume,
  }
}

function prepare(theme: PlinkoTheme, input: unknown): Checked<PreparedBet> {
  const parsed = plinkoBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  if (bet.rows < theme.fewestRows || bet.rows > theme.mostRows) return refused('bet_invalid')
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const rtpPpm = plinkoReturnPpm(bet.stake, bet)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: writeBet(bet),
    maximumPayout: plinkoPayout(bet.stake, bet, 0),
    rtpPpm,
    start: async draw => roundOf({ bet, path: await drawPath(draw, bet.rows) }),
  })
}

async function drawPath(draw: Draw, rows: number): Promise<number[]> {
  const path: number[] = []
  while (path.length < rows) path.push(await integerBelow(draw, 2))
  return path
}

function resume(state: unknown): Checked<Round> {
  const parsed = plinkoState.safeParse(state)
  return parsed.success ? accepted(roundOf(parsed.data)) : refused('state_invalid')
}

function roundOf({ bet, path }: PlinkoState): Round {
  const slot = path.reduce((sum, turn) => sum + turn, 0)
  const payout = plinkoPayout(bet.stake, bet, slot)
  const view: PlinkoView = {
    ...writeBet(bet),
    path,
    slot,
    multiplier: writeMultiplier(plinkoPayout(10_000n, bet, slot)),
    payout: writeAmount(payout),
  }
  return { state: { bet: writeBet(bet), path }, stake: bet.stake, payout, done: true, view }
}

function writeBet({ stake, rows, risk }: PlinkoBet) {
  return { stake: writeAmount(stake), rows, risk }
}
