import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A skin of the dice: its own limits, opening bet and how long the odds may be. */
export interface DiceTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  /** Fewest and most winning numbers (of 10,000) that a bet may choose. */
  readonly fewest: number
  readonly most: number
  readonly opening: { readonly stake: string; readonly direction: 'under' | 'over'; readonly target: number }
}
