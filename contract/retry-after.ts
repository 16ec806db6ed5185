/** `Retry-After` (seconds or an HTTP date, RFC 9110 section 10.2.3) as milliseconds from `now`; a day at most. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  if (Number.isNaN(waitMs)) return undefined
  return Math.min(Math.max(0, waitMs), 86_400_000)
}
