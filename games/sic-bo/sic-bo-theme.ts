import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** A skin of the sic bo table. */
export interface SicBoTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Of all chips of a round together. */
  readonly limits: Limits
  readonly volatility: Volatility
  /** Smallest single chip, centavos. */
  readonly minChip: bigint
  /** The chips of the tray, centavos. */
  readonly chips: readonly bigint[]
}
