import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { weightsOf } from './race-game.ts'
import { listPicks, oddsOf, RETURNED } from './race-odds.ts'
import { raceBet, raceView } from './race-schemas.ts'
import { RACE_THEMES } from './race-themes.ts'

export const raceDocument: EngineDocument = {
  engine: 'race',
  version: 1,
  title: 'Race',
  seeds: 'pair',
  summary:
    'Six runners with published weights. Chips lie on the winner, on a place, or on the first two in order.',
  schemas: { bet: raceBet, view: raceView },
  bet: {
    chips: 'One to 42 chips. The stake of the round is the sum of their stakes.',
    'chips[].kind':
      '`win`: the runner comes first. `place`: first or second. `exacta`: `first` and `second` come in this order.',
    'chips[].runner': 'Of `win` and `place`: the place of the runner in the list of the game, from 0.',
    'chips[].first, chips[].second': 'Of `exacta`: two different runners.',
    'chips[].stake': SHARED_MEANINGS.chipStake,
  },
  drawn: [
    'order: place by place. Runners that have no place yet stand in the order of their numbers. Draw a number below the sum of their weights; walk through them, adding up weights, to the first whose sum is greater than the number: this runner has the place and is removed. The last place takes a number, too.',
  ],
  rules: [
    'W is the sum of all weights and w(a) that of runner a. The chance of a before b in the first two places is C(a, b) = w(a) × w(b) ÷ (W × (W − w(a))). The chance of `win` is w(a) ÷ W; of `exacta` C(first, second); of `place` that of the win plus C(b, a) for every other runner b.',
    'odds = floor(`constants.returned` ÷ chance), in hundredths. Reckon with exact fractions.',
    'A chip that wins pays floor(its stake × odds ÷ 100) centavos, another 0. The round pays the sum of its chips.',
  ],
  view: {
    stake: SHARED_MEANINGS.stake,
    order: 'The runners from the first to the last.',
    chips: 'The chips of the bet in their order, each with `odds` and `payout`.',
    'chips[].odds': SHARED_MEANINGS.multiplier('odds × 100 ten-thousandths'),
    'chips[].payout': SHARED_MEANINGS.chipPayout,
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`returned`: of a hundred staked at fair odds so many come back, before odds are cut to hundredths.',
      data: { returned: Number(RETURNED) },
    },
    odds: {
      says: 'The odds of every pick in hundredths, by game. For comparison: they follow from the weights.',
      data: Object.fromEntries(
        RACE_THEMES.map(theme => [
          theme.id,
          listPicks(weightsOf(theme)).map(pick => ({
            ...pick,
            odds: Number(oddsOf(weightsOf(theme), pick)),
          })),
        ]),
      ),
    },
  },
  parameters: {
    ...LIMIT_MEANINGS,
    minChip: 'Smallest stake of a chip, in centavos.',
    runners: 'The runners by their numbers from 0, with their weights.',
  },
  games: gamesOf(RACE_THEMES, ({ minChip, runners }) => ({
    minChip: Number(minChip),
    runners: runners.map(({ name, weight }) => ({ name, weight })),
  })),
}
