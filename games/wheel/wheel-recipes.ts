import * as z from 'zod/mini'
import { recipesOf } from '../recipe.ts'
import { FIRST_PRIZES } from './wheel-document.ts'

const wheels = ['dailywheel', 'lotterywheel'] as const

const tableOf = (wheel: (typeof wheels)[number]) =>
  FIRST_PRIZES[wheel].map(({ id, amount, weight }) => `${id}:${amount}:${weight}`).join(',')

/** How the test vectors of this engine are made. */
export const wheelRecipes = recipesOf(z.object({ prize: z.string(), amount: z.string() }), [
  ...wheels.flatMap(game => [
    ...[1, 2, 3, 4, 5].map(number => ({
      name: `${game}: a spin, ${number}`,
      game,
      bet: { table: tableOf(game) },
    })),
    ...FIRST_PRIZES[game].map(({ id }) => ({
      name: `${game}: the prize ${id}`,
      game,
      bet: { table: tableOf(game) },
      isWanted: ({ view }: { view: { prize: string } }) => view.prize === id,
    })),
  ]),
  { name: 'a wheel with two prizes', game: 'dailywheel', bet: { table: 'less:1:1,more:2:1' } },
])
