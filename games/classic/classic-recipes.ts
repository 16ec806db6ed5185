import { recipesOf } from '../recipe.ts'
import { isPaid, pick, round, some } from '../slots/slot-recipes.ts'
import { slotView } from '../slots/slot-schemas.ts'
import { CLASSIC_THEMES } from './classic-themes.ts'

/** How the test vectors of this engine are made. */
export const classicRecipes = recipesOf(slotView, [
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
