import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { RETURNED, SINGLE_PAYS, winningThrows } from './sic-bo-odds.ts'
import { sicBoBet, sicBoView } from './sic-bo-schemas.ts'
import { PLACES, THROWS } from './sic-bo-table.ts'
import { SIC_BO_THEMES } from './sic-bo-themes.ts'

export const sicBoDocument: EngineDocument = {
  engine: 'sic-bo',
  version: 1,
  title: 'Sic bo',
  seeds: 'pair',
  summary: 'Three dice, and chips on 52 places.',
  schemas: { bet: sicBoBet, view: sicBoView },
  bet: {
    chips: SHARED_MEANINGS.chips,
    'chips[].kind':
      '`small`, `big`, `odd`, `even` or `any_triple` alone; `total`, `single`, `double` or `triple` with `at`; `pair` with `faces`.',
    'chips[].at': 'Of `total` a sum from 4 to 17, else a face from 1 to 6.',
    'chips[].faces': 'Two different faces, the lower one first.',
    'chips[].stake': SHARED_MEANINGS.chipStake,
  },
  drawn: ['dice: three numbers below 6, one added to each.'],
  rules: [
    'A throw is a triple when all three dice are equal. total = their sum.',
    '`small` wins with a total of 10 or less, `big` with 11 or more, `odd` and `even` by the total; all four lose on every triple. `any_triple` wins on a triple. `total` wins when total = at. `single` wins when one die or more shows `at`, `double` two or more, `triple` all three. `pair` wins when both faces are shown.',
    'A `single` that wins pays its stake × `singlePays`[number of dice that show the face] centavos. Another chip that wins pays floor(its stake × `constants.returned` ÷ winning), where winning is how many of the 216 throws win on that place, as in `places`. The stake is part of what is paid. A chip that does not win pays 0.',
    'The round pays the sum of its chips.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    dice: 'The dice in the order of the draw.',
    total: 'Their sum.',
    chips: SHARED_MEANINGS.chipsInView,
    'chips[].payout': SHARED_MEANINGS.chipPayout,
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: `\`returned\`: of ${THROWS.length} equal stakes on the ${THROWS.length} throws so many come back.`,
      data: { returned: Number(RETURNED) },
    },
    singlePays: {
      says: 'What a `single` pays for 0, 1, 2 or 3 dice with its face, in stakes.',
      data: SINGLE_PAYS.map(Number),
    },
    places: {
      says: 'Every place of the table, and how many throws win on it.',
      data: PLACES.map(place => ({ ...place, winning: winningThrows(place) })),
    },
  },
  parameters: { ...LIMIT_MEANINGS, minChip: 'Smallest stake of a chip, in centavos.' },
  games: gamesOf(SIC_BO_THEMES, ({ minChip }) => ({ minChip: Number(minChip) })),
}
