import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A skin of the minefield: its own limits, numbers of mines and what lies under the tiles. */
export interface MinesTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly fewestMines: number
  readonly mostMines: number
  /** The round cashes out automatically before the multiplier would pass this. */
  readonly maxMultiplier: number
  readonly opening: { readonly stake: string; readonly mines: number }
  /** Symbol ids (see `art/symbols.ts`) of a safe tile and of a mine. */
  readonly gem: string
  readonly bomb: string
}
