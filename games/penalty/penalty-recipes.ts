import { recipesOf } from '../recipe.ts'
import { cashOut, ends } from '../step-recipes.ts'
import { penaltyView } from './penalty-schemas.ts'
import { PENALTY_THEMES } from './penalty-themes.ts'

const kick = (...corners: number[]) => corners.map(corner => ({ action: 'kick', corner }))

const allKicks = kick(0, 1, 0, 1, 1, 0, 0, 1)

/** How the test vectors of this engine are made. */
export const penaltyRecipes = recipesOf(penaltyView, [
  ...PENALTY_THEMES.flatMap(({ id: game }) =>
    [2, 3, 5].flatMap(corners => [
      {
        name: `${game}, ${corners} corners: two goals and a cash-out`,
        game,
        bet: { stake: '1.03', corners },
        steps: [...kick(1, 0), cashOut],
        isWanted: ends('cashed_out'),
      },
      {
        name: `${game}, ${corners} corners: saved`,
        game,
        bet: { stake: '1.00', corners },
        steps: allKicks,
        isWanted: ends('saved'),
      },
      {
        name: `${game}, ${corners} corners: every kick a goal, which cashes out automatically`,
        game,
        bet: { stake: '0.57', corners },
        steps: allKicks,
        isWanted: ends('cashed_out'),
      },
    ]),
  ),
  {
    name: 'left before the first kick',
    game: 'penalti-decisivo',
    bet: { stake: '1.00', corners: 5 },
    closed: true,
  },
  {
    name: 'left after a goal',
    game: 'penalti-na-praia',
    bet: { stake: '1.00', corners: 2 },
    steps: kick(1),
    closed: true,
    isWanted: ends('cashed_out'),
  },
])
