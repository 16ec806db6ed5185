import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { Risk } from './plinko-tables.ts'

/** A skin of plinko: its own limits, fewest and most rows, and how its balls look. */
export interface PlinkoTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly fewestRows: number
  readonly mostRows: number
  readonly opening: { readonly stake: string; readonly rows: number; readonly risk: Risk }
  /** Symbol id (see `art/symbols.ts`) of the ball. */
  readonly ball: string
}
