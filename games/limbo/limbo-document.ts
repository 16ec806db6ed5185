import { type EngineDocument, gamesOf, LIMIT_MEANINGS, SHARED_MEANINGS } from '../engine-document.ts'
import { FLOOR, MOST_TARGET, RETURNED } from './limbo-odds.ts'
import { limboBet, limboView } from './limbo-schemas.ts'
import { LIMBO_THEMES } from './limbo-themes.ts'

export const limboDocument: EngineDocument = {
  engine: 'limbo',
  version: 1,
  title: 'Limbo',
  seeds: 'pair',
  summary: 'One multiplier. A bet wins when the multiplier reaches its target.',
  schemas: { bet: limboBet, view: limboView },
  bet: {
    stake: SHARED_MEANINGS.stake,
    target: 'The multiplier to reach, in hundredths: 250 is 2.50.',
  },
  drawn: [
    'reached: numbers below 2^32, one after the other, until the second rule ends. One is enough in nearly every round.',
  ],
  rules: [
    'Begin with D = 0 and S = 1. Every number n that is drawn makes D = D × 2^32 + n and S = S × 2^32. Both are whole numbers without a bound.',
    'After each number: least = floor(`constants.returned` × S ÷ (D + 1)). most = `constants.most` when D = 0, else floor((`constants.returned` × S − 1) ÷ D). Bring both into the range from `constants.least` to `constants.most`. When least = most, this is the multiplier `reached`, in hundredths; otherwise draw the next number.',
    'The bet wins when reached ≥ target. It then pays floor(stake × target ÷ 100) centavos, otherwise 0.',
  ],
  view: {
    'stake, target': 'The bet.',
    reached: 'The multiplier that was drawn, in hundredths.',
    won: 'Whether it reached the target.',
    payout: SHARED_MEANINGS.payout,
  },
  tables: {
    constants: {
      says: '`returned`: of a hundred staked so many come back. `least` and `most`: the range of the multiplier, in hundredths.',
      data: { returned: Number(RETURNED), least: FLOOR, most: MOST_TARGET },
    },
  },
  parameters: { ...LIMIT_MEANINGS, mostTarget: 'Greatest target that a bet may choose, in hundredths.' },
  games: gamesOf(LIMBO_THEMES, ({ mostTarget }) => ({ mostTarget })),
}
