import { recipesOf } from '../recipe.ts'
import { plinkoView } from './plinko-schemas.ts'

const skins = [
  { game: 'plinko-da-arara', rows: [8, 9, 12, 13, 15, 16] },
  { game: 'plinko-das-joias', rows: [10, 11, 14] },
  { game: 'plinko-da-praia', rows: [8] },
] as const

const risks = ['low', 'medium', 'high'] as const

/** How the test vectors of this engine are made. */
export const plinkoRecipes = recipesOf(plinkoView, [
  ...skins.flatMap(({ game, rows }) =>
    rows.flatMap(count =>
      risks.map(risk => ({
        name: `${game}: ${count} rows at ${risk} risk`,
        game,
        bet: { stake: '2.00', rows: count, risk },
      })),
    ),
  ),
  ...[0, 8].map(slot => ({
    name: `the slot at the edge: ${slot} of 8`,
    game: 'plinko-da-arara',
    bet: { stake: '1.00', rows: 8, risk: 'high' },
    isWanted: ({ view }: { view: { slot: number } }) => view.slot === slot,
  })),
  {
    name: 'the middle slot of 16 rows',
    game: 'plinko-da-arara',
    bet: { stake: '0.50', rows: 16, risk: 'high' },
    isWanted: ({ view }) => view.slot === 8,
  },
  {
    name: 'a win cut to the centavo',
    game: 'plinko-da-arara',
    bet: { stake: '0.57', rows: 9, risk: 'medium' },
    isWanted: ({ view }) => view.slot === 2,
  },
])
