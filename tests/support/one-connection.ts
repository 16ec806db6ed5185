import { AsyncLocalStorage } from 'node:async_hooks'
import { transactionWork } from '../../server/platform/database/transaction.ts'

const inTransaction = new AsyncLocalStorage<object>()
transactionWork.start.bindStore(inTransaction)

/**
 * Work inside a transaction holds a connection. If it waits for a second one, as many transactions as the pool has
 * connections wait for each other, and the server answers nobody. It must use the connection that it has.
 */
export function refuseSecondConnection(): void {
  if (inTransaction.getStore() === undefined) return
  throw new Error('A second connection was wanted inside a transaction: pass the tx on, or ask before it')
}
