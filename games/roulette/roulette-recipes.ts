import { writeAmount } from '../amount.ts'
import { recipesOf } from '../recipe.ts'
import { rouletteView } from './roulette-schemas.ts'
import { ROULETTE_THEMES } from './roulette-themes.ts'

const inside = (...numbers: number[]) => ({ kind: 'inside', numbers })

/** A chip on places of every kind. */
export const rouletteChips = (stake: string) => ({
  chips: [
    ...['red', 'black', 'even', 'odd', 'low', 'high'].map(kind => ({ kind, stake })),
    ...[1, 2, 3].flatMap(at => ['column', 'dozen'].map(kind => ({ kind, at, stake }))),
    ...[inside(0), inside(17), inside(17, 20), inside(0, 2), inside(1, 2, 3), inside(0, 1, 2)].map(place => ({
      ...place,
      stake,
    })),
    ...[inside(17, 18, 20, 21), inside(0, 1, 2, 3), inside(31, 32, 33, 34, 35, 36)].map(place => ({
      ...place,
      stake,
    })),
  ],
})

const pocketIs =
  (...pockets: readonly number[]) =>
  ({ view }: { view: { pocket: number } }) =>
    pockets.includes(view.pocket)

/** How the test vectors of this engine are made. */
export const rouletteRecipes = recipesOf(rouletteView, [
  ...ROULETTE_THEMES.map(({ id: game, minChip }) => ({
    name: `${game}: chips on places of every kind`,
    game,
    bet: rouletteChips(writeAmount(minChip)),
  })),
  ...[1, 3, 17, 20, 31, 36].map(pocket => ({
    name: `pocket ${pocket}`,
    game: 'roleta-arara',
    bet: rouletteChips('0.53'),
    isWanted: pocketIs(pocket),
  })),
  {
    name: 'zero takes all outside chips',
    game: 'roleta-arara',
    bet: rouletteChips('1.00'),
    isWanted: pocketIs(0),
  },
  {
    name: 'zero with la partage gives half of an even-money chip back, half a centavo cut off',
    game: 'roleta-francesa',
    bet: rouletteChips('1.01'),
    isWanted: pocketIs(0),
  },
  {
    name: 'zero with la partage takes a dozen whole',
    game: 'roleta-da-meia-noite',
    bet: { chips: [{ kind: 'dozen', at: 1, stake: '2.00' }] },
    isWanted: pocketIs(0),
  },
  ...[8, 19, 26].map(pocket => ({
    name: `a chip on the straight number ${pocket}, won`,
    game: 'roleta-mini-ficha',
    bet: { chips: [{ ...inside(pocket), stake: '0.10' }] },
    isWanted: pocketIs(pocket),
  })),
  {
    name: 'numbers of an inside bet in any order',
    game: 'roleta-do-rio',
    bet: { chips: [{ ...inside(5, 1, 4, 2), stake: '1.00' }] },
    isWanted: pocketIs(4),
  },
  ...[
    { kind: 'column', at: 2, pocket: 35 },
    { kind: 'dozen', at: 3, pocket: 25 },
  ].map(({ kind, at, pocket }) => ({
    name: `${kind} ${at} wins with ${pocket}`,
    game: 'roleta-imperial',
    bet: { chips: [{ kind, at, stake: '10.00' }] },
    isWanted: pocketIs(pocket),
  })),
])
