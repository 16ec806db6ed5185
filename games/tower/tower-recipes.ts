import { recipesOf } from '../recipe.ts'
import { cashOut, ends } from '../step-recipes.ts'
import { towerView } from './tower-schemas.ts'
import { TOWER_THEMES } from './tower-themes.ts'

const climb = (...doors: number[]) => doors.map(door => ({ action: 'climb', door }))

const copacabana = 'torre-de-copacabana'

/** How the test vectors of this engine are made. */
export const towerRecipes = recipesOf(towerView, [
  ...TOWER_THEMES.flatMap(({ id: game, difficulties }) =>
    difficulties.flatMap(difficulty => [
      {
        name: `${game}, ${difficulty}: two floors and a cash-out`,
        game,
        bet: { stake: '1.03', difficulty },
        steps: [...climb(0, 1), cashOut],
        isWanted: ends('cashed_out'),
      },
      {
        name: `${game}, ${difficulty}: a fall`,
        game,
        bet: { stake: '1.00', difficulty },
        steps: climb(...Array(9).fill(1)),
        isWanted: ends('fallen'),
      },
    ]),
  ),
  {
    name: 'the roof cashes out automatically',
    game: copacabana,
    bet: { stake: '1.00', difficulty: 'easy' },
    steps: climb(0, 1, 2, 3, 0, 1, 2, 3),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'the roof of nine floors',
    game: 'copa-da-sumauma',
    bet: { stake: '0.57', difficulty: 'medium' },
    steps: climb(...Array(9).fill(0)),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'left before the first door',
    game: copacabana,
    bet: { stake: '1.00', difficulty: 'hard' },
    closed: true,
  },
  {
    name: 'left on the third floor',
    game: 'torre-de-gelo',
    bet: { stake: '1.00', difficulty: 'master' },
    steps: climb(0, 1, 2),
    closed: true,
    isWanted: ends('cashed_out'),
  },
])
