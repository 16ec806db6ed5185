/** How long a balance counts as present: events tell of every change, and reads repeat each minute. */
const presentMs = 3 * 60_000

/** Whether a balance that was true at `asOf` is called present; one of what is still to come was told by a clock that has been set back. */
export const isFresh = (asOf: number, now: number): boolean => Math.abs(now - asOf) < presentMs
