import { reelsToHold } from './slot-respin.ts'
import { type Spin, spinAt, unitsOf } from './slot-spin.ts'
import type { SlotTheme } from './slot-theme.ts'
import { reelsOf } from './slot-window.ts'

/** One turn within a round. */
export interface PlayedSpin {
  readonly spin: Spin
  readonly isFree: boolean
  /** Reels that stood still from the turn before: none but in a respin. */
  readonly held: readonly number[]
  readonly multiplier: number
  /** Multiples of the stake on one line, multiplied, and cut where the round reaches its greatest win. */
  readonly units: number
  readonly freeSpinsLeft: number
}

/** A round as far as it was played: a base spin, its respins, then the free spins it won. */
export interface SlotProgress {
  readonly spins: readonly PlayedSpin[]
  readonly units: number
  /** Reels to hold in the next turn, which then is a respin. */
  readonly held: readonly number[]
  readonly freePlayed: number
  readonly freeAwarded: number
  readonly done: boolean
}

export const UNPLAYED: SlotProgress = {
  spins: [],
  units: 0,
  held: [],
  freePlayed: 0,
  freeAwarded: 0,
  done: false,
}

/** How many stops each reel has for the next turn. */
export function nextReelSizes(theme: SlotTheme, progress: SlotProgress): readonly number[] {
  return reelsOf(theme, isNextFree(progress)).map(strip => strip.length)
}

function isNextFree({ spins, held }: SlotProgress): boolean {
  return spins.length > 0 && held.length === 0
}

/** The multiplier of the free spin with this index (0 is the first). */
export function multiplierAt(theme: SlotTheme, index: number): number {
  const multipliers = theme.freeSpins?.multipliers ?? []
  return multipliers[Math.min(index, multipliers.length - 1)] ?? 1
}

/** The round after one more turn at these stops; those of held reels are left aside, they stand where they stood. */
export function playSpin(theme: SlotTheme, progress: SlotProgress, stops: readonly number[]): SlotProgress {
  const { held } = progress
  const isFree = isNextFree(progress)
  const spin = spinAt(theme, stopsWithHeld(progress, stops), isFree, held)
  const multiplier = (isFree ? multiplierAt(theme, progress.freePlayed) : 1) * spin.times
  const room = theme.maxWin * theme.lines - progress.units
  const units = Math.min(room, unitsOf(theme, spin) * multiplier)
  const freePlayed = progress.freePlayed + (isFree ? 1 : 0)
  const freeAwarded = Math.min(theme.freeSpins?.most ?? 0, progress.freeAwarded + spin.awarded)
  const toHold = isFree ? [] : reelsToHold(theme, { window: spin.window, isWon: units > 0, held })
  const played = { spin, isFree, held, multiplier, units, freeSpinsLeft: freeAwarded - freePlayed }
  return {
    spins: [...progress.spins, played],
    units: progress.units + units,
    held: toHold,
    freePlayed,
    freeAwarded,
    done: units === room || (toHold.length === 0 && freePlayed === freeAwarded),
  }
}

function stopsWithHeld({ spins, held }: SlotProgress, stops: readonly number[]): readonly number[] {
  const before = spins.at(-1)?.spin.stops
  return stops.map((stop, reel) => (held.includes(reel) ? (before?.[reel] ?? stop) : stop))
}
