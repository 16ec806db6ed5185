import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import type { SyncStateRow } from '../../../db/queue-rows.ts'
import { type ReadableTable, tableNames } from './table-names.ts'

export type TableCount = { name: ReadableTable; rows: number }
export type LocalTables = { counts: TableCount[]; resources: SyncStateRow[] }

/** How many rows each table holds and when each resource was last confirmed; numbers and times only, never a row. */
export function useLocalTables(): LocalTables | undefined {
  const { db } = useApp()
  return useLiveQuery(async () => {
    const counts = await Promise.all(tableNames.map(async name => ({ name, rows: await db[name].count() })))
    return { counts, resources: await db.syncState.toArray() }
  }, [db])
}
