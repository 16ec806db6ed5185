import {
  type DocumentGame,
  type EngineDocument,
  gamesOf,
  LIMIT_MEANINGS,
  SHARED_MEANINGS,
} from '../engine-document.ts'
import { rouletteBet, rouletteView } from './roulette-schemas.ts'
import {
  colourOf,
  columnNumbers,
  dozenNumbers,
  EVEN_MONEY,
  evenMoneyNumbers,
  INSIDE_BETS,
  POCKETS,
  WHEEL,
} from './roulette-table.ts'
import type { RouletteTheme } from './roulette-theme.ts'
import { ROULETTE_THEMES } from './roulette-themes.ts'

const thirds = [1, 2, 3]
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)

/** What is the same at a table of one's own and at a live one. */
export const ROULETTE_RULES = {
  schemas: { bet: rouletteBet, view: rouletteView },
  bet: {
    chips: SHARED_MEANINGS.chips,
    'chips[].kind':
      '`inside` with `numbers`; `column` or `dozen` with `at` (1, 2 or 3); `red`, `black`, `even`, `odd`, `low` or `high` alone.',
    'chips[].numbers': 'Of `inside`: numbers that are a row of `insideBets`, in any order.',
    'chips[].at': 'Of `column` and `dozen`: which of the three.',
    'chips[].stake': SHARED_MEANINGS.chipStake,
  },
  drawn: [
    'pocket: one number below `constants.pockets`. It is the number of the pocket itself, not a place on the wheel.',
  ],
  rules: [
    'covered = the numbers of the chip: its own with `inside`, else those in `fields`. A `column` or `dozen` has the row of its `at`.',
    'A chip that covers the pocket pays floor(its stake × 36 ÷ number of covered numbers) centavos, its stake included.',
    'Where the parameter `laPartage` is true and the pocket is 0, a chip on eighteen numbers pays floor(its stake ÷ 2). Any other chip pays 0.',
    'The round pays the sum of its chips.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    pocket: 'The number that was drawn.',
    colour: '`green`, `red` or `black`, by `colours`.',
    chips: SHARED_MEANINGS.chipsInView,
    'chips[].payout': SHARED_MEANINGS.chipPayout,
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: { says: '`pockets`: numbered from 0.', data: { pockets: POCKETS } },
    fields: {
      says: 'The numbers of every outside field.',
      data: {
        ...Object.fromEntries(EVEN_MONEY.map(kind => [kind, evenMoneyNumbers(kind)])),
        column: thirds.map(at => columnNumbers(at)),
        dozen: thirds.map(at => dozenNumbers(at)),
      },
    },
    insideBets: {
      says: 'Every inside bet of the layout, its numbers from low to high.',
      data: INSIDE_BETS.map(numbers => [...numbers]),
    },
    colours: { says: 'The colour of each pocket, from 0.', data: pockets.map(colourOf) },
    wheel: {
      says: 'The pockets clockwise from zero. The screen turns it; it decides nothing.',
      data: WHEEL,
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    minChip: 'Smallest stake of a chip, in centavos.',
    laPartage: 'Whether half of an even-money chip comes back on zero.',
  },
} satisfies Partial<EngineDocument>

/** A game of the catalogue for each theme. */
export function rouletteGames(themes: readonly RouletteTheme[]): readonly DocumentGame[] {
  return gamesOf(themes, ({ minChip, laPartage }) => ({ minChip: Number(minChip), laPartage }))
}

export const rouletteDocument: EngineDocument = {
  engine: 'roulette',
  version: 1,
  title: 'Roulette',
  seeds: 'pair',
  summary: 'European roulette with one zero, one ball a round.',
  ...ROULETTE_RULES,
  games: rouletteGames(ROULETTE_THEMES),
}
