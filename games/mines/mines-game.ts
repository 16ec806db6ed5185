import { writeAmount } from '../amount.ts'
import { accepted, type Checked, type Game, type PreparedBet, refusalOfStake, refused } from '../engine.ts'
import { pickDistinct } from '../fairness/draw.ts'
import { LEAST_RTP_PPM } from '../least-rtp.ts'
import { playStored } from '../stored-rounds.ts'
import { MEASURE, multipleOf } from '../top-multiple.ts'
import { bestReturnPpm, CELLS, EDGE_SHARE, lastReveal, minesPayout } from './mines-odds.ts'
import { type MinesState, minesBet, minesState, minesStep } from './mines-schemas.ts'
import type { MinesTheme } from './mines-theme.ts'
import { minesRound } from './mines-view.ts'

const EDGE_PPM = Number(EDGE_SHARE) * 100

/**
 * Mines on 5×5. All mines lie before the first tile is revealed. States of a round:
 *
 *     open --reveal a mine--> hit          open --cash_out (one tile or more)--> cashed_out
 *     open --reveal the last safe tile--> cashed_out      open --close, no tile yet--> void
 */
export function createMinesGame(theme: MinesTheme): Game {
  return {
    id: theme.id,
    engine: 'mines',
    kind: 'multi',
    names: theme.names,
    palette: theme.palette,
    limits: theme.limits,
    rtpPpm: 1_000_000 - EDGE_PPM,
    edgePpm: EDGE_PPM,
    // Computed on demand: tables create their game again with every render.
    get topMultiple() {
      return topMultipleOf(theme)
    },
    prepareBet: input => prepare(theme, input),
    ...playStored({
      schema: minesState,
      roundOf: state => minesRound(theme, state),
      step: (state, input) => step(theme, state, input),
      close,
    }),
  }
}

function topMultipleOf({ fewestMines, mostMines, maxMultiplier }: MinesTheme): number {
  const counts = Array.from({ length: mostMines - fewestMines + 1 }, (_, index) => fewestMines + index)
  return multipleOf(counts.map(mines => minesPayout(MEASURE, mines, lastReveal(mines, maxMultiplier))))
}

function prepare(theme: MinesTheme, input: unknown): Checked<PreparedBet> {
  const parsed = minesBet.safeParse(input)
  if (!parsed.success) return refused('bet_invalid')
  const bet = parsed.data
  if (bet.mines < theme.fewestMines || bet.mines > theme.mostMines) return refused('bet_invalid')
  const refusal = refusalOfStake(bet.stake, theme.limits)
  if (refusal) return refused(refusal)
  const last = lastReveal(bet.mines, theme.maxMultiplier)
  const rtpPpm = bestReturnPpm(bet.stake, bet.mines, last)
  if (rtpPpm < LEAST_RTP_PPM) return refused('bet_rounds_away')
  return accepted({
    stake: bet.stake,
    bet: { stake: writeAmount(bet.stake), mines: bet.mines },
    maximumPayout: minesPayout(bet.stake, bet.mines, last),
    rtpPpm,
    async start(draw) {
      const mines = (await pickDistinct(draw, CELLS, bet.mines)).sort((left, right) => left - right)
      return minesRound(theme, { bet, mines, revealed: [], ending: 'open' })
    },
  })
}

function step(theme: MinesTheme, state: MinesState, input: unknown): Checked<MinesState> {
  if (state.ending !== 'open') return refused('round_over')
  const parsed = minesStep.safeParse(input)
  if (!parsed.success) return refused('step_invalid')
  if (parsed.data.action === 'reveal') return reveal(theme, state, parsed.data.cell)
  if (state.revealed.length === 0) return refused('nothing_to_cash_out')
  return accepted({ ...state, ending: 'cashed_out' })
}

function reveal(theme: MinesTheme, state: MinesState, cell: number): Checked<MinesState> {
  if (state.revealed.includes(cell)) return refused('cell_revealed')
  const revealed = [...state.revealed, cell]
  if (state.mines.includes(cell)) return accepted({ ...state, revealed, ending: 'hit' })
  const isLast = revealed.length === lastReveal(state.bet.mines, theme.maxMultiplier)
  return accepted({ ...state, revealed, ending: isLast ? 'cashed_out' : 'open' })
}

function close(state: MinesState): MinesState {
  if (state.ending !== 'open') return state
  return { ...state, ending: state.revealed.length === 0 ? 'void' : 'cashed_out' }
}
