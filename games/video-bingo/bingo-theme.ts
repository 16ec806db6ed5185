import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A hall: its limits and its look. Cards, patterns and the machine are the same in all of them. */
export interface BingoTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Of all cards together, before extra balls. */
  readonly limits: Limits
  readonly volatility: Volatility
  /** The bet that is set when the game is opened; the stake is that of one card. */
  readonly opening: { readonly stake: string; readonly cards: number }
}
