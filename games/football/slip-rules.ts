import { MARKET_IDS, PICKS } from './markets.ts'

/** What holds for every slip, whether its matches are drawn or played in the real world. */
export const SLIP_BET = {
  kind: '`singles`: each selection is a bet of its own. `multiple`: one bet that wins when all selections win.',
  stake: 'Stake of one bet: an amount.',
  legs: 'The selections.',
  'legs[].match': 'Id of the match.',
  'legs[].market': 'A row of `markets`.',
  'legs[].pick': 'A pick of that market.',
  'legs[].odds': 'The odds at which the slip was taken, in hundredths. They never change afterwards.',
} as const

export const SLIP_RULES: readonly string[] = [
  '`1x2`: home, draw or away by the goals. `goals`: `over` with three goals or more in all, else `under`. `both`: `yes` when both sides scored, else `no`. `most`: the side with more goals; both picks win when the goals are equal. `score`: `H-A` with the goals of both sides when neither has more than three, else `other`.',
  'A selection is `won` when its pick wins by the score, else `lost`. It is `void` when the match was not played to its end.',
  'tied of a selection = the number of picks that win, when it is won with others (a dead heat); else 1. factor = its odds when won, 100 when void, 0 when lost.',
  '`singles`: every selection pays floor(stake × factor ÷ (100 × tied)) centavos, and the slip pays their sum. Its stake is the stake × number of selections.',
  '`multiple`: the slip pays floor(stake × product of all factors ÷ (100^number of selections × product of all tied)) centavos, one floor at the end. Its stake is the stake.',
]

export const SLIP_VIEW = {
  'kind, stake': 'The bet.',
  matchday: 'Number of the matchday, from 1 through all seasons; null for matches of the real world.',
  legs: 'The selections of the bet in their order, each with `home` and `away` (names), `result` and `score`.',
  'legs[].result': '`won`, `lost` or `void`; null while the match is open.',
  'legs[].tied': 'How many picks of the market won with it, 2 or more; left out of any other selection.',
  'legs[].score': 'Goals of `home` and `away`; null where there is no score.',
  payout: 'What the slip pays: an amount.',
} as const

export const MARKETS_TABLE = {
  says: 'The picks of each market.',
  data: Object.fromEntries(MARKET_IDS.map(market => [market, [...PICKS[market]]])),
}
