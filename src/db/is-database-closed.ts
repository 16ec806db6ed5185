/** A newer tab has taken the database, or the browser the connection: this tab keeps nothing any more, and the app asks to reload. */
export function isDatabaseClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseClosedError'
}
