/** For the holder of the token: tabs that ask at once, an answer that is asked for again. */
const anybodyMs = 60_000
/** For the browser whose own answer was lost: a tunnel, a flat battery, an app that the phone ended on the way. */
const sameTryMs = 24 * 3_600_000

interface Rotated {
  readonly rotated_at: Date
  /** Keyed hash of the try that rotated it; `null`: the browser named none. */
  readonly rotated_by: Buffer | null
  readonly successor_rotated_at: Date | null
}

/**
 * Whether a rotated token may answer its successor once more: until that was used itself, for 60 s; for 24 h to the try that
 * rotated it, whose name a thief of the cookie does not have. Anything else is reuse.
 */
export function mayRepeat(row: Rotated, by: Buffer | null, now: Date): boolean {
  if (row.successor_rotated_at !== null) return false
  const age = now.getTime() - row.rotated_at.getTime()
  if (age <= anybodyMs) return true
  return by !== null && row.rotated_by?.equals(by) === true && age <= sameTryMs
}
