import { recipesOf } from '../recipe.ts'
import { drawView } from './five-draw-schemas.ts'

const counts = (length: number) => Array.from({ length }, (_, index) => index + 1)

/** How the test vectors of this engine are made. */
export const fiveDrawRecipes = recipesOf(drawView, [
  ...counts(16).map(number => ({
    name: `a ticket, ${number}`,
    game: 'cinco-da-sorte',
    bet: { stake: '1.00', picks: [number, 36, number + 9, number + 1, number + 18] },
  })),
  ...[0, 1, 2, 3].map(hits => ({
    name: `${hits} hits`,
    game: 'cinco-da-sorte',
    bet: { stake: '0.57', picks: [36, 1, 17, 28, 9] },
    isWanted: ({ view }: { view: { hits: number } }) => view.hits === hits,
  })),
])
