import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** The rules for every slip of a book, whether a league of our own or imported fixtures decide its matches. */
export interface SportsBook {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Centavos of a whole slip. */
  readonly limits: Limits
  readonly volatility: Volatility
  /** Selections of one multiple. */
  readonly mostLegs: number
  /** Centavos; a slip that could pay more is refused. */
  readonly maximumPayout: bigint
  readonly opening: { readonly stake: string }
}
