import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { listBoards } from './plinko-odds.ts'
import { plinkoBet, plinkoView } from './plinko-schemas.ts'
import { plinkoTable } from './plinko-tables.ts'
import { PLINKO_THEMES } from './plinko-themes.ts'

export const plinkoDocument: EngineDocument = {
  engine: 'plinko',
  version: 1,
  title: 'Plinko',
  seeds: 'pair',
  summary: 'A ball falls through rows of pegs into a slot, which pays.',
  schemas: { bet: plinkoBet, view: plinkoView },
  bet: {
    stake: SHARED_MEANINGS.stake,
    rows: 'Rows of pegs, a whole number.',
    risk: '`low`, `medium` or `high`.',
  },
  drawn: ['path: bet.rows numbers below 2, one a row from the top: 0 to the left, 1 to the right.'],
  rules: [
    'slot = the sum of the path: slots are numbered from the left, from 0 to bet.rows.',
    'The round pays floor(stake × tenths ÷ 10) centavos, where tenths is `pays[slot]` in the row of `boards` for bet.rows and bet.risk.',
  ],
  view: {
    'stake, rows, risk': 'The bet.',
    path: 'The turns that were drawn.',
    slot: 'The slot in which the ball ended.',
    multiplier: SHARED_MEANINGS.multiplier('tenths × 1000 ten-thousandths'),
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    boards: {
      says: 'What the slots of each board pay, from the left, in tenths of the stake.',
      data: listBoards().map(({ rows, risk }) => ({ rows, risk, pays: plinkoTable(rows, risk) })),
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    fewestRows: 'Fewest rows that a bet may choose.',
    mostRows: 'Most rows that a bet may choose.',
  },
  games: gamesOf(PLINKO_THEMES, ({ fewestRows, mostRows }) => ({ fewestRows, mostRows })),
}
