import { recipesOf } from '../recipe.ts'
import { sicBoView } from './sic-bo-schemas.ts'
import { PLACES } from './sic-bo-table.ts'
import { SIC_BO_THEMES } from './sic-bo-themes.ts'

const sicBo = (stake: string, from: number, to: number) => ({
  chips: PLACES.slice(from, to).map(place => ({ ...place, stake })),
})

const all = (stake: string) => sicBo(stake, 0, PLACES.length)

const diceAre =
  (test: (dice: readonly number[], total: number) => boolean) =>
  ({ view }: { view: { dice: readonly number[]; total: number } }) =>
    test(view.dice, view.total)

const isTriple = (dice: readonly number[]) => new Set(dice).size === 1

/** How the test vectors of this engine are made. */
export const sicBoRecipes = recipesOf(sicBoView, [
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
