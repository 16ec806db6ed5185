import { besideTransaction } from './beside-transaction.ts'
import type { SealedValue } from './sealed-shape.ts'

/**
 * Opens part of a row; `undefined` where the key is gone. Screens call it after the transaction that read the row. Opening brings
 * schemas with it, so the lobby loads it when needed.
 */
export const openSealed = (table: object, sealed: SealedValue): Promise<unknown> =>
  besideTransaction(async () => (await import('./sealed-values.ts')).openValue(table, sealed))
