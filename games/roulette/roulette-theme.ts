import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A skin of the roulette table: its own limits and rule for the zero. */
export interface RouletteTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Of all chips of a round together. */
  readonly limits: Limits
  readonly volatility: Volatility
  /** Smallest single chip, centavos. */
  readonly minChip: bigint
  /** La partage: half of an even-money chip comes back on zero. */
  readonly laPartage: boolean
  /** The chips of the tray, centavos. */
  readonly chips: readonly bigint[]
}
