import { isConnectionBroken } from './reopen-when-broken.ts'

/** What Dexie says of the connection, of one that did not open again, and of what was being done when it ended. */
const names = ['DatabaseClosedError', 'OpenFailedError', 'AbortError']

/** A newer tab has taken the database, or the browser the connection: this tab keeps nothing any more, and the app reloads or asks to. */
export function isDatabaseClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const failures: unknown = 'failures' in error ? error.failures : undefined
  return (
    names.includes(error.name) ||
    isConnectionBroken(error) ||
    (Array.isArray(failures) && failures.some(isDatabaseClosed))
  )
}
