import { Dexie, type Table } from 'dexie'
import { Database } from './database.ts'
import { openPayload, sealPayload } from './sealed-payload.ts'
import type { SealedValue } from './sealed-shape.ts'

const held = new Map<number, unknown>()
/** Screens read again with every change beside them: what was opened once is not opened anew. */
const opened = new Map<string, unknown>()
const mostOpened = 24

/** A second transaction for the key could wait for ever (`sealed-payload.ts`): the one that runs has to name its table. */
function requireKeys() {
  const scope = Dexie.currentTransaction?.storeNames
  if (scope && !scope.includes('keys'))
    throw new Error('A transaction with sealed values names the table of keys')
}

/** Encrypts part of a row with the device's key. A device that keeps no key holds the value in this tab. */
export async function sealValue({ db }: Pick<Table, 'db'>, value: unknown): Promise<SealedValue> {
  requireKeys()
  const sealed = db instanceof Database ? await sealPayload(db, value, crypto) : undefined
  if (sealed !== undefined) return sealed
  const number = held.size + 1
  held.set(number, value)
  return { held: number }
}

/** The value again; `undefined` where the key or the tab that held it is gone. */
export async function openValue(table: object, sealed: SealedValue): Promise<unknown> {
  requireKeys()
  if ('held' in sealed) return held.get(sealed.held)
  const name = sealed.iv.join()
  if (opened.has(name)) return opened.get(name)
  const db = 'db' in table ? table.db : undefined
  if (!(db instanceof Database)) return undefined
  const value = await openPayload(db, sealed, crypto)
  if (value === undefined) return undefined
  opened.set(name, value)
  for (const oldest of opened.keys()) {
    if (opened.size <= mostOpened) break
    opened.delete(oldest)
  }
  return value
}
