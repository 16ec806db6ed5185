import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A skin of hi-lo: its own limits, how often a card may be skipped, and where a run ends. */
export interface HiLoTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  /** Cards that may be skipped in a round. */
  readonly skips: number
  /** No guess is offered whose multiplier would pass this; where none is left the round is cashed out. */
  readonly maxMultiplier: number
  readonly opening: { readonly stake: string }
}
