import { isDatabaseClosed } from '../db/is-database-closed.ts'

/**
 * Work nobody waits for. That a newer tab has closed the database under it is expected (the app asks to reload);
 * everything else still crashes to the window's error boundary.
 */
export function inBackground(work: Promise<unknown>): void {
  work.catch(error => {
    if (isDatabaseClosed(error)) return
    throw error
  })
}
