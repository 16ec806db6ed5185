import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'

/** One letter on the reels; `W` is the wild, `S` the scatter, the others pay on lines. */
export type SymbolKey = string
export const WILD: SymbolKey = 'W'
export const SCATTER: SymbolKey = 'S'

export interface SlotSymbol {
  readonly key: SymbolKey
  /** Id in `art/symbols.ts`. */
  readonly art: string
  /** For 2, 3, … in a row, to as many as there are reels: whole multiples of the stake on one line. The scatter pays nothing on lines. */
  readonly pays: readonly number[]
}

/** A strip a reel, one letter a stop, read downwards; the last is followed by the first. Five reels, in a classic three. */
export type Reels = readonly string[]

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

/**
 * What is held while the other reels turn once more, at no cost; never within free spins, and scatters of a respin do
 * not count. `wild-reels`: reels that a wild filled; each further one gives one more respin. `two-reels`: two reels
 * full of one symbol, where no line won; the third turns once.
 */
export type Respins = 'wild-reels' | 'two-reels'

export interface SlotTheme {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Centavos; a stake is a whole number of centavos on each line. */
  readonly limits: Limits
  readonly volatility: Volatility
  readonly lines: 5 | 10 | 20 | 25
  /** Lines pay from the left, or from both ends (a row over all reels once). */
  readonly ways: 'left' | 'both'
  readonly symbols: readonly SlotSymbol[]
  readonly reels: Reels
  readonly wild: {
    /** Multiplies a line win that a wild completes: once, or for each wild where `isEach`. */
    readonly multiplier: number
    readonly isEach?: true
    /** When a visible wild fills its whole reel. */
    readonly expands: 'never' | 'free' | 'always'
  }
  /** Multiplies the turn where all reels are full of one symbol. Only classics have it: their stops are all counted. */
  readonly fullTimes?: number
  readonly respins?: Respins
  /** For 3, 4 and 5 scatters anywhere: multiples of the whole stake. */
  readonly scatterPays: readonly [number, number, number]
  readonly freeSpins: FreeSpins | null
  /** The most a round pays, in stakes; reaching it ends the round. */
  readonly maxWin: number
  /** Exact return (see `slot-rtp.ts`, `classic-odds.ts`), parts per million, rounded down; a test holds it. */
  readonly rtpPpm: number
}
