import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** One letter on the reels; `W` is the wild, `S` the scatter, the others pay on lines. */
export type SymbolKey = string
export const WILD: SymbolKey = 'W'
export const SCATTER: SymbolKey = 'S'

export interface SlotSymbol {
  readonly key: SymbolKey
  /** Id in `art/symbols.ts`. */
  readonly art: string
  /** For 2, 3, 4 and 5 in a row: whole multiples of the stake on one line. The scatter pays nothing on lines. */
  readonly pays: readonly [number, number, number, number]
}

/** Five strips, one letter a stop, read downwards; the last is followed by the first. */
export type Reels = readonly [string, string, string, string, string]

export interface FreeSpins {
  /** Spins won by 3, 4 and 5 scatters, in the base game and again within free spins. */
  readonly awards: readonly [number, number, number]
  /** Multiplies all wins of the first, second, … free spin; the last repeats. */
  readonly multipliers: readonly number[]
  /** No round has more free spins than this. */
  readonly most: number
  /** Own strips for free spins; without them those of the base game. */
  readonly reels?: Reels
}

export interface SlotTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Centavos; a stake is a whole number of centavos on each line. */
  readonly limits: Limits
  readonly volatility: Volatility
  readonly lines: 10 | 20 | 25
  /** Lines pay from the left, or from both ends (five in a row once). */
  readonly ways: 'left' | 'both'
  readonly symbols: readonly SlotSymbol[]
  readonly reels: Reels
  readonly wild: {
    /** Multiplies a line win that a wild completes. */
    readonly multiplier: number
    /** When a visible wild fills its whole reel. */
    readonly expands: 'never' | 'free' | 'always'
  }
  /** For 3, 4 and 5 scatters anywhere: multiples of the whole stake. */
  readonly scatterPays: readonly [number, number, number]
  readonly freeSpins: FreeSpins | null
  /** The most a round pays, in stakes; reaching it ends the round. */
  readonly maxWin: number
  /** Exact return (see `slot-rtp.ts`), parts per million, rounded down; a test holds it. */
  readonly rtpPpm: number
}
