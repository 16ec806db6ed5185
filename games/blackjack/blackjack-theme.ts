import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A table: its limits and its look. The rules are the same at all of them. */
export interface BlackjackTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  /** The bet that is placed when the game is opened. */
  readonly opening: { readonly stake: string }
}
