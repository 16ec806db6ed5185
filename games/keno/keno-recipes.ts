import { recipesOf } from '../recipe.ts'
import { kenoView } from './keno-schemas.ts'

const risks = ['low', 'medium', 'high'] as const

const picks = [7, 40, 1, 22, 13, 36, 28, 5, 19, 31]

const keno = (count: number, risk: string) => ({ stake: '1.00', risk, picks: picks.slice(0, count) })

/** How the test vectors of this engine are made. */
export const kenoRecipes = recipesOf(kenoView, [
  ...risks.flatMap((risk, index) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(count => ({
      name: `${count} picks at ${risk} risk`,
      game: (count + index) % 2 === 0 ? 'keno-tropical' : 'keno-das-estrelas',
      bet: keno(count, risk),
    })),
  ),
  {
    name: 'all of three picks hit',
    game: 'keno-tropical',
    bet: keno(3, 'high'),
    isWanted: ({ view }) => view.hits === 3,
  },
  {
    name: 'one pick missed pays at low risk, cut to the centavo',
    game: 'keno-tropical',
    bet: { ...keno(1, 'low'), stake: '0.57' },
    isWanted: ({ view }) => view.hits === 0,
  },
  {
    name: 'six of ten picks hit',
    game: 'keno-das-estrelas',
    bet: keno(10, 'medium'),
    isWanted: ({ view }) => view.hits === 6,
  },
])
