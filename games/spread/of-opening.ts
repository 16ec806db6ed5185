import type { PayoutChance } from '../payout-chance.ts'
import type { CountChances } from './chances.ts'
import type { SpreadPlay } from './spread-bands.ts'

/** After so many steps a round that takes steps is shown to stop. */
export const STEPS = 3

/** The chances of the theme with the game's id. */
export function ofOpening<Theme extends { readonly id: string }>(
  themes: readonly Theme[],
  count: (theme: Theme) => readonly PayoutChance[],
  play: SpreadPlay = 'opening',
): CountChances {
  return gameId => {
    const theme = themes.find(({ id }) => id === gameId)
    return theme && { play, chances: count(theme) }
  }
}
