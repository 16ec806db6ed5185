import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { writeMultiplier } from '../multiplier.ts'
import { CELLS, EDGE_SHARE, minesPayout } from './mines-odds.ts'
import { minesBet, minesStep, minesView } from './mines-schemas.ts'
import { MINES_THEMES } from './mines-themes.ts'

/** By number of mines from 1: the multiplier after 1, 2, … safe tiles, cut to four decimals. */
const shownMultipliers = Array.from({ length: CELLS - 1 }, (_, index) => index + 1).map(mines =>
  Array.from({ length: CELLS - mines }, (_, index) =>
    writeMultiplier(minesPayout(10_000n, mines, index + 1)),
  ),
)

export const minesDocument: EngineDocument = {
  engine: 'mines',
  version: 1,
  title: 'Mines',
  seeds: 'pair',
  summary: 'Twenty-five tiles, some of them mined. Every safe tile raises what a cash-out pays.',
  schemas: { bet: minesBet, step: minesStep, view: minesView },
  bet: { stake: SHARED_MEANINGS.stake, mines: 'How many of the 25 tiles are mined.' },
  step: {
    '{ "action": "reveal", "cell": c }':
      'Turns tile c over. Tiles are numbered 0 to 24 by rows of five from the top left.',
    '{ "action": "cash_out" }': 'Ends the round with its payout. At least one safe tile must be revealed.',
  },
  drawn: [
    'mines: pick(`constants.cells`, bet.mines), all before the first tile is revealed; then sorted from low to high. These are the numbers of the mined tiles.',
  ],
  rules: [
    'C(n, k) is the number of ways to choose k of n. After r safe tiles with m mines a cash-out pays P(stake, r) = floor(stake × `constants.returned` × C(25, r) ÷ (10000 × C(25 − m, r))) centavos, one floor at the end.',
    'The last tile: start with L = 1; while L < 25 − m and P(10000, L + 1) ≤ maxMultiplier × 10000, raise L by one.',
    'Revealing a mined tile ends the round as `hit`. Revealing safe tile number L cashes out automatically.',
    'A round that its player left is closed after a day: as `void` when no tile was revealed, and the stake goes back; else as `cashed_out`.',
    '`hit` pays 0, `cashed_out` pays P(stake, number of revealed tiles), `void` pays the stake.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    mineCount: 'bet.mines.',
    revealed: 'The tiles in the order in which they were revealed, a mined one last.',
    ending: '`open`, `hit`, `cashed_out` or `void`.',
    cashOut: 'P(stake, r) with r safe tiles revealed, an amount; 0.00 when r = 0.',
    nextCashOut: 'P(stake, r + 1), an amount, while the round is open and r < L; else null.',
    multiplier: SHARED_MEANINGS.multiplier('P(10000, r) ten-thousandths, 0 when r = 0'),
    nextMultiplier: 'The same of r + 1 where `nextCashOut` is given; else null.',
    mines: 'The mined tiles once the round is over; before that null.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`cells`: tiles of the field. `returned`: of ten thousand staked so many come back.',
      data: { cells: CELLS, returned: 10_000 - Number(EDGE_SHARE) },
    },
    multipliers: {
      says: 'P(10000, r) as a multiplier text. Row m − 1 is of m mines, column r − 1 of r safe tiles. For comparison: payouts follow from the first rule, which cuts once.',
      data: shownMultipliers,
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    fewestMines: 'Fewest mines that a bet may choose.',
    mostMines: 'Most mines that a bet may choose.',
    maxMultiplier: 'The multiplier that no cash-out passes; see the second rule.',
  },
  games: gamesOf(MINES_THEMES, ({ fewestMines, mostMines, maxMultiplier }) => ({
    fewestMines,
    mostMines,
    maxMultiplier,
  })),
}
