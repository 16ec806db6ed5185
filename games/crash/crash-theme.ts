import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { SharedTiming } from '../shared-game.ts'

/** A skin of crash: its own limits, pace, and what flies. */
export interface CrashTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  readonly limits: Limits
  readonly volatility: Volatility
  readonly timing: SharedTiming
  /** The multiplier after t seconds is e^(growth × t). */
  readonly growth: number
  /** Nothing flies higher: who is still in is cashed out there. */
  readonly maxMultiplier: number
  /** The automatic cash-out in hundredths. */
  readonly opening: { readonly stake: string; readonly autoCashOut: number }
  readonly flyer: 'rocket' | 'kite'
}
