const quotaName = 'QuotaExceededError'

/**
 * The device has no room. Browsers say it of the transaction as it commits, which Dexie wraps (`inner`), or of single rows, of
 * which it makes a list (`failures`).
 */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === quotaName) return true
  const inner: unknown = 'inner' in error ? error.inner : undefined
  const failures: unknown = 'failures' in error ? error.failures : undefined
  return isStorageFull(inner) || (Array.isArray(failures) && failures.some(isStorageFull))
}
