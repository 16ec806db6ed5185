import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { Difficulty } from './tower-odds.ts'

/** A skin of the tower: its own limits, height, difficulties, and what stands on the floors. */
export interface TowerTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly floors: number
  readonly difficulties: readonly Difficulty[]
  readonly opening: { readonly stake: string; readonly difficulty: Difficulty }
  /** Symbol ids (see `art/symbols.ts`) of a safe door and of a trap. */
  readonly prize: string
  readonly trap: string
  /** How the tower itself is drawn. */
  readonly look: 'building' | 'tree' | 'ice'
}
