/** How long a balance counts as present: events tell of every change, and reads repeat each minute. */
const presentMs = 3 * 60_000

/** Whether a balance of `asOf` (epoch ms) is less than 3 min old. One dated further ahead, by a clock set back since, is not. */
export const isFresh = (asOf: number, now: number): boolean => Math.abs(now - asOf) < presentMs
