import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A skin of video poker: its own limits and look. Rules and pays are the same for all. */
export interface VideoPokerTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly opening: { readonly stake: string }
}
