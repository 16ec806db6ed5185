import { recipesOf } from '../recipe.ts'
import { rouletteChips } from '../roulette/roulette-recipes.ts'
import { rouletteView } from '../roulette/roulette-schemas.ts'
import { LIVE_ROULETTE_THEMES } from './live-roulette-themes.ts'

const counts = (length: number) => Array.from({ length }, (_, index) => index + 1)

/** How the test vectors of this engine are made. */
export const liveRouletteRecipes = recipesOf(rouletteView, [
  ...LIVE_ROULETTE_THEMES.flatMap(({ id: game }) =>
    counts(9).map(number => ({
      name: `${game}: chips on places of every kind, ${number}`,
      game,
      bet: rouletteChips(`${number}.01`),
    })),
  ),
  ...LIVE_ROULETTE_THEMES.map(({ id: game }) => ({
    name: `${game}: zero`,
    game,
    bet: rouletteChips('1.01'),
    isWanted: ({ view }: { view: { pocket: number } }) => view.pocket === 0,
  })),
])
