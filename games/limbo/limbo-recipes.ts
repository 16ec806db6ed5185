import { recipesOf } from '../recipe.ts'
import { limboView } from './limbo-schemas.ts'

const limbo = (game: string, stake: string, target: number, name: string) => ({
  name,
  game,
  bet: { stake, target },
})

const stars = 'limbo-das-estrelas'

/** How the test vectors of this engine are made. */
export const limboRecipes = recipesOf(limboView, [
  ...[150, 200, 300, 500, 1000, 123].map(target =>
    limbo(stars, '1.00', target, `a target of ${target} hundredths`),
  ),
  ...[101, 150, 250, 9_999, 10_000].map(target =>
    limbo('limbo-do-balao', '2.00', target, `a balloon to ${target} hundredths`),
  ),
  { ...limbo(stars, '0.57', 333, 'a win cut to the centavo'), isWanted: ({ view }) => view.won },
  {
    ...limbo(stars, '1.00', 250, 'a multiplier that equals its target wins'),
    isWanted: ({ view }) => view.reached === 250,
  },
  {
    ...limbo(stars, '1.00', 250, 'one hundredth below the target loses'),
    isWanted: ({ view }) => view.reached === 249,
  },
  { ...limbo(stars, '1.00', 101, 'the least multiplier'), isWanted: ({ view }) => view.reached === 100 },
  {
    ...limbo(stars, '1.00', 101, 'one hundredth more than the least, won'),
    isWanted: ({ view }) => view.reached === 101,
  },
  { ...limbo(stars, '100.00', 5_000, 'a high target, won'), isWanted: ({ view }) => view.won },
  {
    ...limbo('limbo-do-balao', '50.00', 10_000, 'the highest target of the balloon, won'),
    isWanted: ({ view }) => view.won,
  },
  { ...limbo(stars, '0.50', 1_000_000, 'the highest target of all, lost') },
  {
    ...limbo(stars, '1.00', 200, 'a first word that leaves two multipliers possible'),
    isWanted: ({ words }) => words.length === 2,
  },
  {
    ...limbo(stars, '1.00', 100_000, 'a great multiplier that needs a second word, won'),
    isWanted: ({ view, words }) => view.won && words.length === 2,
  },
])
