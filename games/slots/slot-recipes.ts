import { type Recipe, recipesOf } from '../recipe.ts'
import { type SlotView, slotView } from './slot-schemas.ts'
import type { SlotTheme } from './slot-theme.ts'
import { SLOT_THEMES } from './slot-themes.ts'

type Spin = SlotView['spins'][number]

const stakeOf = ({ lines }: SlotTheme) => (lines === 25 ? '2.25' : '2.20')

/** Whether an amount of the wire is more than nothing. */
export const isPaid = (amount: string) => amount !== '0.00'

export const some =
  (isOne: (spin: Spin) => boolean) =>
  ({ view }: { view: SlotView }) =>
    view.spins.some(isOne)

/** The first `most` themes of which this holds. */
export const pick = (themes: readonly SlotTheme[], isOne: (theme: SlotTheme) => boolean, most = 99) =>
  themes.filter(isOne).slice(0, most)

export const round = (
  theme: SlotTheme,
  name: string,
  isWanted: Recipe<SlotView>['isWanted'],
): Recipe<SlotView> => ({
  name: `${theme.id}: ${name}`,
  game: theme.id,
  bet: { stake: stakeOf(theme) },
  ...(isWanted && { isWanted }),
})

/** How the test vectors of this engine are made. */
export const slotsRecipes = recipesOf(slotView, [
  ...SLOT_THEMES.map(theme => round(theme, 'a round as it comes', undefined)),
  ...SLOT_THEMES.map(theme =>
    round(
      theme,
      'a line win with a wild',
      some(spin => spin.lineWins.length > 1 && spin.window.join('').includes('W')),
    ),
  ),
  ...pick(SLOT_THEMES, ({ freeSpins }) => freeSpins !== null).flatMap(theme => [
    round(
      theme,
      'free spins',
      some(({ isFree }) => isFree),
    ),
  ]),
  ...pick(SLOT_THEMES, ({ freeSpins }) => freeSpins !== null, 3).flatMap(theme => [
    round(
      theme,
      'free spins won again within free spins',
      some(({ isFree, awarded }) => isFree && awarded > 0),
    ),
    round(
      theme,
      'four scatters',
      some(({ scatters }) => scatters === 4),
    ),
  ]),
  ...pick(SLOT_THEMES, ({ wild }) => wild.expands !== 'never').map(theme =>
    round(
      theme,
      'a wild fills its reel and wins',
      some(({ expanded, payout }) => expanded.length > 0 && isPaid(payout)),
    ),
  ),
  ...pick(SLOT_THEMES, ({ respins }) => respins !== undefined).flatMap(theme => [
    round(
      theme,
      'a respin',
      some(({ held }) => held?.length === 1),
    ),
    round(
      theme,
      'two reels held',
      some(({ held }) => held?.length === 2),
    ),
  ]),
  ...pick(SLOT_THEMES, ({ ways }) => ways === 'both').map(theme =>
    round(
      theme,
      'a win from the right',
      some(({ lineWins }) => lineWins.some(({ from }) => from === 'right')),
    ),
  ),
  ...pick(SLOT_THEMES, ({ wild }) => wild.multiplier > 1, 3).map(theme =>
    round(
      theme,
      'a row of wilds alone or with a symbol',
      some(
        ({ window, lineWins }) =>
          lineWins.some(({ symbol }) => symbol === 'W') ||
          window.filter(column => column.includes('W')).length > 2,
      ),
    ),
  ),
])
