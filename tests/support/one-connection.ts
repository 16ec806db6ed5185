import { AsyncLocalStorage } from 'node:async_hooks'
import { transactionWork } from '../../server/platform/database/transaction.ts'

const inTransaction = new AsyncLocalStorage<object>()
transactionWork.start.bindStore(inTransaction)

/**
 * Whoever is inside a transaction holds a connection. If they wait for another, as many of them as there are
 * connections wait for each other, and the server answers nobody: they are to ask with the one they have.
 */
export function refuseSecondConnection(): void {
  if (inTransaction.getStore() === undefined) return
  throw new Error('A second connection was wanted inside a transaction: pass the tx on, or ask before it')
}
