import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { KenoRisk } from './keno-odds.ts'

/** A skin of keno: its own limits and opening bet. */
export interface KenoTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly opening: { readonly stake: string; readonly risk: KenoRisk; readonly picks: readonly number[] }
}
