import type { Database } from './database.ts'

/** What of a page tells that it is left. */
export type LeftPage = Pick<Window, 'addEventListener'>

/** Dexie's own name for it says less than what it is: the browser's `IDBTransaction`. */
const canEnd = (transaction: object): transaction is Pick<EventTarget, 'addEventListener'> =>
  'addEventListener' in transaction

/**
 * A page that is left may be kept for the way back (`persisted`). WebKit then keeps its transactions too, stopped in the middle: they never
 * end, and the next page of the device waited for them before its first paint. So they are aborted, like those of a tab that dies, and the
 * page asks for them again on return; Dexie itself closes the connection then and opens it again.
 */
export function giveUpWhenLeft(db: Database, page: LeftPage): void {
  const running = new Set<{ abort: () => void }>()
  db.use({
    stack: 'dbcore',
    name: 'giveUpWhenLeft',
    create: core => ({
      ...core,
      transaction: (...asked) => {
        const transaction = core.transaction(...asked)
        if (canEnd(transaction)) {
          running.add(transaction)
          for (const end of ['complete', 'abort']) {
            transaction.addEventListener(end, () => running.delete(transaction))
          }
        }
        return transaction
      },
    }),
  })
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    for (const transaction of running) giveUp(transaction)
  })
}

function giveUp(transaction: { abort: () => void }) {
  try {
    transaction.abort()
  } catch {
    // It is being kept already, and ends automatically.
  }
}
