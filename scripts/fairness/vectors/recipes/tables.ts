import { writeAmount } from '../../../../games/amount.ts'
import { rouletteView } from '../../../../games/roulette/roulette-schemas.ts'
import { ROULETTE_THEMES } from '../../../../games/roulette/roulette-themes.ts'
import { sicBoView } from '../../../../games/sic-bo/sic-bo-schemas.ts'
import { PLACES } from '../../../../games/sic-bo/sic-bo-table.ts'
import { SIC_BO_THEMES } from '../../../../games/sic-bo/sic-bo-themes.ts'
import { bookOf } from '../recipe.ts'

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

export const rouletteBook = bookOf('roulette', rouletteView, [
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

const sicBo = (stake: string, from: number, to: number) => ({
  chips: PLACES.slice(from, to).map(place => ({ ...place, stake })),
})
const all = (stake: string) => sicBo(stake, 0, PLACES.length)
const diceAre =
  (test: (dice: readonly number[], total: number) => boolean) =>
  ({ view }: { view: { dice: readonly number[]; total: number } }) =>
    test(view.dice, view.total)
const isTriple = (dice: readonly number[]) => new Set(dice).size === 1

export const sicBoBook = bookOf('sic-bo', sicBoView, [
  ...SIC_BO_THEMES.map(({ id: game }) => ({
    name: `${game}: a chip on every place`,
    game,
    bet: all('1.00'),
  })),
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map(total => ({
    name: `a total of ${total}, pays cut to the centavo`,
    game: 'sic-bo-lanterna',
    bet: all('0.53'),
    isWanted: diceAre((dice, sum) => sum === total && !isTriple(dice)),
  })),
  ...[3, 18].map(total => ({
    name: `a total of ${total} is a triple: small, big, odd and even lose`,
    game: 'sic-bo-de-jade',
    bet: all('1.00'),
    isWanted: diceAre((_, sum) => sum === total),
  })),
  {
    name: 'a triple of fours loses on its total of twelve only where even-money fields lie',
    game: 'sic-bo-lanterna',
    bet: all('0.57'),
    isWanted: diceAre(dice => dice.join() === '4,4,4'),
  },
  {
    name: 'two dice of one face pay the single threefold and the double',
    game: 'sic-bo-lanterna',
    bet: {
      chips: [
        { kind: 'single', at: 2, stake: '1.01' },
        { kind: 'double', at: 2, stake: '1.01' },
      ],
    },
    isWanted: diceAre(dice => dice.filter(die => die === 2).length === 2),
  },
  {
    name: 'a pair of faces',
    game: 'sic-bo-de-jade',
    bet: { chips: [{ kind: 'pair', faces: [2, 5], stake: '1.01' }] },
    isWanted: diceAre(dice => dice.includes(2) && dice.includes(5)),
  },
])
