import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

interface RaceRunner {
  /** Names are names: the same in every language. */
  readonly name: string
  /** Of the theme's whole weight: how likely this runner is to win. */
  readonly weight: number
  readonly colour: string
}

/** A skin of the race: its own limits, runners and track. */
export interface RaceTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Of all bets of a round together. */
  readonly limits: Limits
  readonly volatility: Volatility
  /** Smallest single chip, centavos. */
  readonly minChip: bigint
  /** The chips of the tray, centavos. */
  readonly chips: readonly bigint[]
  readonly runners: readonly RaceRunner[]
  readonly track: 'sea' | 'circuit'
}
