import { type EngineManifest, gamesOf, LIMIT_MEANINGS } from '../manifest.ts'
import { FIXTURE_BOOKS } from './fixture-books.ts'
import { slipBet, slipView } from './slip.ts'
import { MARKETS_TABLE, SLIP_BET, SLIP_RULES, SLIP_VIEW } from './slip-rules.ts'

export const fixturesManifest: EngineManifest = {
  engine: 'fixtures',
  version: 1,
  title: 'Real matches',
  seeds: 'none',
  summary:
    'Slips on matches of the real world. Nothing is drawn: odds and results come from outside, and the payout can be checked.',
  schemas: { bet: slipBet, view: slipView },
  bet: SLIP_BET,
  drawn: [],
  rules: [
    ...SLIP_RULES,
    'A multiple that has a lost selection is settled at once with 0; selections whose match is still open have neither result nor score then.',
  ],
  view: SLIP_VIEW,
  tables: { markets: MARKETS_TABLE },
  parameters: {
    ...LIMIT_MEANINGS,
    mostLegs: 'Selections of one multiple.',
    maximumPayout: 'A slip that could pay more centavos is refused.',
  },
  games: gamesOf(FIXTURE_BOOKS, ({ mostLegs, maximumPayout }) => ({
    mostLegs,
    maximumPayout: Number(maximumPayout),
  })),
}
