import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A skin of limbo: its own limits, greatest target and opening bet. */
export interface LimboTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  /** Greatest target that may be chosen, in hundredths. */
  readonly mostTarget: number
  readonly opening: { readonly stake: string; readonly target: number }
  /** Symbol id (see `art/symbols.ts`) of what climbs. */
  readonly climber: string
}
