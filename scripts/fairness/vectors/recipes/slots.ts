import { CLASSIC_THEMES } from '../../../../games/classic/classic-themes.ts'
import { type SlotView, slotView } from '../../../../games/slots/slot-schemas.ts'
import type { SlotTheme } from '../../../../games/slots/slot-theme.ts'
import { SLOT_THEMES } from '../../../../games/slots/slot-themes.ts'
import { bookOf, type Recipe } from '../recipe.ts'

type Spin = SlotView['spins'][number]
const stakeOf = ({ lines }: SlotTheme) => (lines === 25 ? '2.25' : '2.20')
const isPaid = (amount: string) => amount !== '0.00'
const some =
  (isOne: (spin: Spin) => boolean) =>
  ({ view }: { view: SlotView }) =>
    view.spins.some(isOne)
const pick = (themes: readonly SlotTheme[], isOne: (theme: SlotTheme) => boolean, most = 99) =>
  themes.filter(isOne).slice(0, most)
const round = (theme: SlotTheme, name: string, isWanted: Recipe<SlotView>['isWanted']): Recipe<SlotView> => ({
  name: `${theme.id}: ${name}`,
  game: theme.id,
  bet: { stake: stakeOf(theme) },
  ...(isWanted && { isWanted }),
})

export const slotsBook = bookOf('slots', slotView, [
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

export const classicBook = bookOf('classic', slotView, [
  ...CLASSIC_THEMES.flatMap(theme => [
    round(theme, 'a round as it comes', undefined),
    round(theme, 'a win', ({ payout }) => payout > 0n),
    round(
      theme,
      'two lines or more',
      some(({ lineWins }) => lineWins.length > 1),
    ),
  ]),
  ...pick(CLASSIC_THEMES, ({ respins }) => respins !== undefined).flatMap(theme => [
    round(
      theme,
      'two reels alike, and the third turns once more',
      some(({ held }) => held?.length === 2),
    ),
    round(
      theme,
      'a respin that wins',
      some(({ held, payout }) => held?.length === 2 && isPaid(payout)),
    ),
  ]),
  ...pick(CLASSIC_THEMES, ({ fullTimes }) => (fullTimes ?? 1) > 1).map(theme =>
    round(
      theme,
      'all nine places alike',
      some(({ multiplier }) => multiplier > 1),
    ),
  ),
  ...pick(CLASSIC_THEMES, ({ wild }) => wild.isEach === true).map(theme =>
    round(
      theme,
      'two wilds in one win',
      some(({ window, lineWins }) => lineWins.length > 0 && window.join('').split('W').length > 2),
    ),
  ),
])
