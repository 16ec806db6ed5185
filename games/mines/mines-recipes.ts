import { recipesOf } from '../recipe.ts'
import { cashOut, ends } from '../step-recipes.ts'
import { minesView } from './mines-schemas.ts'
import { MINES_THEMES } from './mines-themes.ts'

const reveal = (...cells: number[]) => cells.map(cell => ({ action: 'reveal', cell }))

const everyCell = Array.from({ length: 25 }, (_, cell) => cell)

const emerald = 'mina-de-esmeraldas'

/** How the test vectors of this engine are made. */
export const minesRecipes = recipesOf(minesView, [
  ...MINES_THEMES.flatMap(({ id: game, opening }) => [
    {
      name: `${game}: two safe tiles and a cash-out`,
      game,
      bet: opening,
      steps: [...reveal(0, 24), cashOut],
      isWanted: ends('cashed_out'),
    },
    { name: `${game}: a mine`, game, bet: opening, steps: reveal(...everyCell), isWanted: ends('hit') },
  ]),
  ...[1, 2, 8, 12].map(mines => ({
    name: `${mines} mines, three safe tiles, a stake that does not divide`,
    game: emerald,
    bet: { stake: '0.57', mines },
    steps: [...reveal(12, 3, 21), cashOut],
    isWanted: ends('cashed_out'),
  })),
  {
    name: 'twenty-four mines and the one safe tile, which cashes out automatically',
    game: emerald,
    bet: { stake: '1.00', mines: 24 },
    steps: reveal(17),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'the cap of the skin cashes out before all safe tiles are revealed',
    game: 'ceu-de-baloes',
    bet: { stake: '1.00', mines: 6 },
    steps: reveal(...everyCell),
    isWanted: ends('cashed_out'),
  },
  {
    name: 'one mine and all twenty-four safe tiles',
    game: emerald,
    bet: { stake: '1.00', mines: 1 },
    steps: reveal(...everyCell),
    isWanted: ({ view }) => view.revealed.length === 24 && view.ending === 'cashed_out',
  },
  { name: 'left before the first tile', game: emerald, bet: { stake: '1.00', mines: 3 }, closed: true },
  {
    name: 'left after two tiles',
    game: emerald,
    bet: { stake: '1.00', mines: 3 },
    steps: reveal(5, 6),
    closed: true,
    isWanted: ends('cashed_out'),
  },
])
