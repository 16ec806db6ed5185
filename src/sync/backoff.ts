const longestMs = 5 * 60_000
const firstMs = 1000

/** Full jitter: `fraction × min(5 min, 1 s × 2^attempts)`, so that a crowd does not come back at once after an outage. */
export function backoffMs(attempts: number, fraction: number): number {
  return Math.floor(fraction * Math.min(longestMs, firstMs * 2 ** attempts))
}
