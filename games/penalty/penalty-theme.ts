import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { Corners } from './penalty-odds.ts'

/** A skin of the penalty shoot-out: its own limits, number of kicks and scene. */
export interface PenaltyTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly kicks: number
  readonly opening: { readonly stake: string; readonly corners: Corners }
  readonly scene: 'stadium' | 'beach'
}
