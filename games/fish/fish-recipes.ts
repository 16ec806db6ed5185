import { writeAmount } from '../amount.ts'
import { recipesOf } from '../recipe.ts'
import { fishView } from './fish-schemas.ts'
import { FISH_THEMES } from './fish-themes.ts'

/** How the test vectors of this engine are made. */
export const fishRecipes = recipesOf(fishView, [
  ...FISH_THEMES.flatMap(({ id: game, prey, shots }) =>
    prey.map(({ species }, index) => ({
      name: `a shot at the ${species}`,
      game,
      bet: { stake: writeAmount(shots[index % shots.length] ?? 0n), species },
    })),
  ),
  {
    name: 'the last number that catches',
    game: 'pescaria-do-pantanal',
    bet: { stake: '1.00', species: 'lambari' },
    isWanted: ({ view }) => view.roll === 96,
  },
  {
    name: 'the first number that does not catch',
    game: 'pescaria-do-pantanal',
    bet: { stake: '1.00', species: 'lambari' },
    isWanted: ({ view }) => view.roll === 97,
  },
  {
    name: 'the rarest fish of the reef is caught',
    game: 'pescaria-do-recife',
    bet: { stake: '50.00', species: 'marlim' },
    isWanted: ({ view }) => view.caught,
  },
])
