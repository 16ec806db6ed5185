import * as z from 'zod/mini'
import type { EngineDocument } from '../engine-document.ts'

/** The prizes of the first terms, in the order of the table; administrators may change the terms. */
export const FIRST_PRIZES = {
  dailywheel: [
    { id: 'coin', amount: 5, weight: 6000 },
    { id: 'coins', amount: 10, weight: 2500 },
    { id: 'clover', amount: 25, weight: 1000 },
    { id: 'gem', amount: 50, weight: 350 },
    { id: 'star', amount: 100, weight: 120 },
    { id: 'crown', amount: 500, weight: 25 },
    { id: 'macaw', amount: 5000, weight: 5 },
  ],
  lotterywheel: [
    { id: 'none', amount: 0, weight: 4500 },
    { id: 'coin', amount: 20, weight: 3000 },
    { id: 'coins', amount: 50, weight: 1500 },
    { id: 'clover', amount: 100, weight: 700 },
    { id: 'gem', amount: 300, weight: 220 },
    { id: 'star', amount: 1000, weight: 60 },
    { id: 'crown', amount: 2000, weight: 18 },
    { id: 'macaw', amount: 20000, weight: 2 },
  ],
} as const

const table = z.string().check(z.regex(/^[a-z0-9-]+:\d+:\d+(,[a-z0-9-]+:\d+:\d+)*$/))

export const wheelDocument: EngineDocument = {
  engine: 'wheel',
  version: 1,
  title: 'Wheels of fortune',
  seeds: 'pair',
  summary:
    'The daily wheel and the lottery wheel of the promotions. They draw from the member’s pair of real money, each spin with a nonce of its own.',
  schemas: {
    bet: z.strictObject({ table }),
    view: z.strictObject({ prize: z.string(), amount: z.string() }),
  },
  bet: {
    table:
      'The prizes that the spin was drawn from, in their order: `id:centavos:weight`, separated by commas. The reward keeps this text.',
  },
  drawn: ['prize: one number below the sum of all weights of the table; then the first rule.'],
  rules: [
    'Walk through the prizes in the order of the table. When the number is less than the weight of a prize, this is the prize. Otherwise subtract the weight and go on.',
    'The spin pays the centavos of its prize.',
    'The game id of the draw is the id of the promotion: `dailywheel` or `lotterywheel`.',
  ],
  view: { prize: 'Id of the prize.', amount: 'What it pays: an amount.' },
  tables: {
    firstPrizes: {
      says: 'The prizes of the first terms of each wheel, in the order of the table. Amounts in centavos. Terms may change: the table of a spin counts.',
      data: FIRST_PRIZES,
    },
  },
  parameters: {},
  games: [
    { id: 'dailywheel', name: 'Daily wheel', parameters: {} },
    { id: 'lotterywheel', name: 'Lottery wheel', parameters: {} },
  ],
}
