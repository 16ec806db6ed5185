import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** Fish of Brazilian rivers and of its sea. */
export const SPECIES = [
  'lambari',
  'piranha',
  'pacu',
  'tucunare',
  'dourado',
  'pintado',
  'arraia',
  'poraque',
  'pirarara',
  'pirarucu',
  'sardinha',
  'borboleta',
  'budiao',
  'baiacu',
  'robalo',
  'xareu',
  'badejo',
  'atum',
  'garoupa',
  'marlim',
] as const
export type Species = (typeof SPECIES)[number]

export interface Prey {
  readonly species: Species
  /** What a catch pays, in stakes: a whole number, so that no payout is ever rounded. */
  readonly multiplier: number
}

/** A skin of the fishing game: its waters, and what a shot may cost. */
export interface FishTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  /** From the cheapest to the rarest. */
  readonly prey: readonly Prey[]
  /** Prices of a shot, centavos; the first and the last are the limits. */
  readonly shots: readonly bigint[]
  readonly opening: { readonly stake: string; readonly species: Species }
}
