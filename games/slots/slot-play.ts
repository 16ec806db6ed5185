import { type Spin, spinAt, unitsOf } from './slot-spin.ts'
import type { SlotTheme } from './slot-theme.ts'
import { reelsOf } from './slot-window.ts'

/** One turn within a round. */
export interface PlayedSpin {
  readonly spin: Spin
  readonly isFree: boolean
  readonly multiplier: number
  /** Multiples of the stake on one line, multiplied, and cut where the round reaches its greatest win. */
  readonly units: number
  readonly freeSpinsLeft: number
}

/** A round as far as it was played: a base spin, then the free spins it won. */
export interface SlotProgress {
  readonly spins: readonly PlayedSpin[]
  readonly units: number
  readonly freePlayed: number
  readonly freeAwarded: number
  readonly done: boolean
}

export const UNPLAYED: SlotProgress = { spins: [], units: 0, freePlayed: 0, freeAwarded: 0, done: false }

/** How many stops each reel has for the next turn. */
export function nextReelSizes(theme: SlotTheme, progress: SlotProgress): readonly number[] {
  return reelsOf(theme, progress.spins.length > 0).map(strip => strip.length)
}

/** The multiplier of the free spin with this index (0 is the first). */
export function multiplierAt(theme: SlotTheme, index: number): number {
  const multipliers = theme.freeSpins?.multipliers ?? []
  return multipliers[Math.min(index, multipliers.length - 1)] ?? 1
}

/** The round after one more turn at these stops. */
export function playSpin(theme: SlotTheme, progress: SlotProgress, stops: readonly number[]): SlotProgress {
  const isFree = progress.spins.length > 0
  const spin = spinAt(theme, stops, isFree)
  const multiplier = isFree ? multiplierAt(theme, progress.freePlayed) : 1
  const room = theme.maxWin * theme.lines - progress.units
  const units = Math.min(room, unitsOf(theme, spin) * multiplier)
  const freePlayed = progress.freePlayed + (isFree ? 1 : 0)
  const freeAwarded = Math.min(theme.freeSpins?.most ?? 0, progress.freeAwarded + spin.awarded)
  const played = { spin, isFree, multiplier, units, freeSpinsLeft: freeAwarded - freePlayed }
  return {
    spins: [...progress.spins, played],
    units: progress.units + units,
    freePlayed,
    freeAwarded,
    done: units === room || freePlayed === freeAwarded,
  }
}
