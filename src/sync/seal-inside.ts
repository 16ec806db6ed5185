import type { Table } from 'dexie'
import { besideTransaction } from '../db/beside-transaction.ts'
import type { SealedValue } from '../db/sealed-shape.ts'
import { sealValue } from '../db/sealed-values.ts'

/** Seals a value within the transaction that stores it. */
export const sealInside = (table: Pick<Table, 'db'>, value: unknown): Promise<SealedValue> =>
  besideTransaction(() => sealValue(table, value))
