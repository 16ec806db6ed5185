import type { Database } from '../../db/database.ts'
import { carryOver } from '../../db/rebuild-database.ts'
import { onUnblocked } from '../../state/device/unblocked.ts'
import type { Clock } from '../../sync/environment.ts'
import { inBackground } from '../../sync/in-background.ts'

/** Between two tries of a storage that was not to be had. */
const restMs = 30_000

type Parts = {
  memory: Database
  /** The device's own database, opened and proved; `undefined` while it is not to be had. */
  open: () => Promise<Database | undefined>
  after: Clock['after']
  /** Nobody is in the middle of something, and no restart found this storage just now. */
  mayRestart: () => boolean
  restart: () => void
}

/**
 * In memory: tries the device's storage every 30 s, and at once when another tab lets go of it. A storage that is there takes
 * what was done meanwhile (hearts, calls whose answer was lost), and the app starts anew with it.
 */
export function tryStorageAgain({ memory, open, after, mayRestart, restart }: Parts): void {
  let running: Promise<void> | undefined
  const look = async () => {
    const db = await open()
    if (!db) return
    try {
      if (!mayRestart()) return
      await carryOver(memory, db)
      restart()
    } finally {
      db.close()
    }
  }
  const run = () => {
    running ??= look()
      .catch(() => undefined)
      .finally(() => {
        running = undefined
        after(restMs, run)
      })
    inBackground(running)
  }
  after(restMs, run)
  onUnblocked(run)
}
