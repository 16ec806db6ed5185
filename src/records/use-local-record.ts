import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useState } from 'react'
import { type LateSync, useApp } from '../app-context.ts'
import type { ReadOnlyDatabase, ReadOnlyTable } from '../db/read-only.ts'
import { rowsOf } from '../db/rows-of.ts'
import { useRefresh } from '../use-refresh.ts'
import type { RecordView } from './record-list.tsx'

export type RecordOf<Row> = {
  /** The resource, and the table's name. */
  name: 'recharges' | 'withdrawals' | 'orders' | 'rounds'
  index: string
  table: (db: ReadOnlyDatabase) => ReadOnlyTable<Row, [string, string]>
}

/** Rows that are read of the device at once; the list itself draws only what is near the window. */
const stepRows = 300
/** Enough for years; whoever has more is told that the file holds what the device holds. */
const mostPages = 60

export type AllRows<Row> = { rows: readonly Row[]; isWhole: boolean }

type LocalRecord<Row> = RecordView<Row> & {
  /** Every row that is accepted, for a file: older pages are brought first, as far as the network allows. */
  readAll: () => Promise<AllRows<Row>>
}

/**
 * The newest rows of a record from the device, its age, and the way to older ones: first here, then on the server.
 * `accepts` and `record` must keep their identity from one rendering to the next.
 */
export function useLocalRecord<Row>(
  { name, index, table }: RecordOf<Row>,
  memberId: string,
  accepts: (row: Row) => boolean,
): LocalRecord<Row> {
  const { db, sync } = useApp()
  const asked = useRefresh(name)
  const [limit, setLimit] = useState(stepRows)
  const [isAskingOlder, setIsAskingOlder] = useState(false)
  const view = useLiveQuery(
    () =>
      db.snapshot([name, 'syncState'], async () => {
        const rows = await rowsOf(table(db), memberId, index)
          .reverse()
          .filter(accepts)
          .limit(limit + 1)
          .toArray()
        const state = await db.syncState.get([memberId, name, '', ''])
        return { rows, hasOlder: state?.olderCursor != null, at: state?.checkedAt || undefined }
      }),
    [db, name, index, table, memberId, limit, accepts],
  )
  const isCut = view !== undefined && view.rows.length > limit
  const showOlder = async () => {
    setLimit(limit + stepRows)
    if (isCut) return
    setIsAskingOlder(true)
    await sync.pull(name, { more: true })
    setIsAskingOlder(false)
  }
  const readAll = useCallback(async () => {
    const isWhole = await bringAll(db, sync, name, memberId)
    const rows = await rowsOf(table(db), memberId, index).reverse().filter(accepts).toArray()
    return { rows, isWhole }
  }, [db, sync, name, index, table, memberId, accepts])
  return {
    asked,
    rows: view?.rows.slice(0, limit),
    at: view?.at,
    hasOlder: isCut || view?.hasOlder === true,
    isAskingOlder,
    showOlder: () => void showOlder(),
    readAll,
  }
}

/** Answers whether the device holds all of it now. */
async function bringAll(db: ReadOnlyDatabase, sync: LateSync, name: string, memberId: string) {
  for (let page = 0; page < mostPages; page += 1) {
    const state = await db.syncState.get([memberId, name, '', ''])
    if (state?.olderCursor == null) return state !== undefined
    const { kind } = await sync.pull(name, { more: true })
    if (kind !== 'applied' && kind !== 'unchanged') return false
  }
  return false
}
