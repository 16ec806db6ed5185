import { Dexie } from 'dexie'
import type { SealedValue } from './sealed-shape.ts'

/**
 * Opens part of a row; `undefined` where the key is gone. Screens call it after the transaction that read the row; within one, its scope
 * names `keys`. Opening brings schemas with it, so the lobby loads it when needed.
 */
export const openSealed = (table: object, sealed: SealedValue): Promise<unknown> =>
  Dexie.waitFor(import('./sealed-values.ts')).then(({ openValue }) => openValue(table, sealed))
