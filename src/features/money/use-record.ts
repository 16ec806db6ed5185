import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useApp } from '../../app-context.ts'
import type { ReadOnlyDatabase, ReadOnlyTable } from '../../db/read-only.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { useRefresh } from '../../use-refresh.ts'

export type RecordOf<Row> = {
  name: 'recharges' | 'withdrawals'
  table: (db: ReadOnlyDatabase) => ReadOnlyTable<Row, [string, string]>
}

const stepRows = 30

/** The newest rows of a money record from the device, its age, and the way to older ones: first here, then on the server. */
export function useRecord<Row>({ name, table }: RecordOf<Row>, memberId: string) {
  const { db, sync } = useApp()
  const asked = useRefresh(name)
  const [limit, setLimit] = useState(stepRows)
  const [isAskingOlder, setIsAskingOlder] = useState(false)
  const view = useLiveQuery(
    () =>
      db.snapshot([name, 'syncState'], async () => {
        const rows = await rowsOf(table(db), memberId, '[memberId+created_at]')
          .reverse()
          .limit(limit + 1)
          .toArray()
        const state = await db.syncState.get([memberId, name, '', ''])
        return { rows, hasOlder: state?.olderCursor != null, at: state?.checkedAt || undefined }
      }),
    [db, name, table, memberId, limit],
  )
  const isCut = view !== undefined && view.rows.length > limit
  const showOlder = async () => {
    setLimit(limit + stepRows)
    if (isCut) return
    setIsAskingOlder(true)
    await sync.pull(name, { more: true })
    setIsAskingOlder(false)
  }
  return {
    asked,
    rows: view?.rows.slice(0, limit),
    at: view?.at,
    hasOlder: isCut || view?.hasOlder === true,
    isAskingOlder,
    showOlder: () => void showOlder(),
  }
}
