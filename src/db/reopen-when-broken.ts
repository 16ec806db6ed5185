import { Dexie } from 'dexie'

/**
 * What a browser says of a connection that is there and serves nothing: WebKit after its storage process died (`UnknownError`),
 * and every browser while a connection is closing (`InvalidStateError`).
 */
const names = ['UnknownError', 'InvalidStateError']

/** Says it of the error, of what Dexie wrapped (`inner`), or of one of several rows (`failures`). */
export function isConnectionBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (names.includes(error.name)) return true
  const inner: unknown = 'inner' in error ? error.inner : undefined
  const failures: unknown = 'failures' in error ? error.failures : undefined
  return isConnectionBroken(inner) || (Array.isArray(failures) && failures.some(isConnectionBroken))
}

/** Between the second try and the third: a storage process that died is started again meanwhile. */
const restMs = 300
/** How long a read waits for the restart of the app: one that failed at once would put an error page over what is shown. */
const untilRestartMs = 10_000

/** How `transaction` and `_trans` of Dexie call a read. */
const isRead = (mode: unknown) => typeof mode === 'string' && /^(r[!?]?|readonly)$/.test(mode)

type Run = () => Dexie.Promise<unknown>

/**
 * Runs each read and write once more on a new connection when the browser answers that this one is broken, and a third time
 * 300 ms later. Safe: what failed was rolled back as a whole. Dexie does this for `close` alone.
 *
 * @param onUnusable the third failed as well; answers whether the app starts again. A read then waits for that, a write fails at once.
 */
export function reopenWhenBroken(db: Dexie, onUnusable: () => boolean): void {
  const runAgain = (run: Run, rests: readonly number[], waits: boolean): Dexie.Promise<unknown> => {
    // A part of a transaction cannot be repeated alone: the whole transaction runs again.
    if (Dexie.currentTransaction) return run()
    const used = db.backendDB()
    return run().catch((error: unknown) => {
      if (!isConnectionBroken(error) || db.hasBeenClosed()) throw error
      const [rest, ...others] = rests
      if (rest === undefined) {
        if (!onUnusable() || !waits) throw error
        return after(untilRestartMs).then(run)
      }
      // Another call may have opened a new one already.
      if (db.backendDB() === used) db.close({ disableAutoOpen: false })
      return after(rest).then(() => runAgain(run, others, waits))
    })
  }
  const wrap = (call: unknown) =>
    function (this: unknown, ...given: unknown[]) {
      if (typeof call !== 'function') throw new TypeError('Dexie has changed')
      return runAgain(() => Reflect.apply(call, this, given), [0, restMs], isRead(given[0]))
    }
  // Every read and write of a table outside of a transaction goes through this one method of Dexie's.
  Object.assign(db.Table.prototype, { _trans: wrap(Reflect.get(db.Table.prototype, '_trans')) })
  Object.assign(db, { transaction: wrap(db.transaction) })
}

/** Dexie's own promise keeps the zone of a live query. */
const after = (ms: number) =>
  new Dexie.Promise<void>(resolve => {
    if (ms === 0) resolve()
    else setTimeout(resolve, ms)
  })
