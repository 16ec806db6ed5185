import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { brazilDay } from '../../contract/brazil-day.ts'
import { type LateSync, useApp } from '../app/app-context.ts'
import { useRefresh } from '../common/use-refresh.ts'
import type { ReadOnlyDatabase, ReadOnlyTable } from '../db/read-only.ts'
import { rowsOf } from '../db/rows-of.ts'
import { connection } from '../state/connection.ts'
import { bringDays, type Held, lacksDays, reachOf } from './bring-days.ts'
import type { Period } from './record-filter.ts'
import type { RecordView } from './record-list.tsx'
import { useOlder } from './use-older.ts'

export type RecordOf<Row> = {
  /** The resource, and the table's name. */
  name: 'recharges' | 'withdrawals' | 'orders' | 'orderFees' | 'orderAssociations' | 'rounds'
  index: string
  table: (db: ReadOnlyDatabase) => ReadOnlyTable<Row, [string, string]>
  /** The moment that the index orders by. */
  at: (row: Row) => string
}

/** Rows that are read of the device at once; the list itself draws only what is near the window. */
const stepRows = 300
/** Enough for years; a member with more is shown that the file has only the rows of the device. */
const mostPages = 60

export type AllRows<Row> = { rows: readonly Row[]; isWhole: boolean }

type LocalRecord<Row> = RecordView<Row> & {
  /** Every row that is accepted, for a file: older pages are brought first, as far as the network allows. */
  readAll: () => Promise<AllRows<Row>>
}

/**
 * The newest rows of a record from the device, its age, and the way to older ones: first here, then on the server. A period
 * that reaches beyond what the device holds is brought while there is a network. `accepts` and `record` must keep their
 * identity from one rendering to the next.
 */
export function useLocalRecord<Row>(
  record: RecordOf<Row>,
  memberId: string,
  accepts: (row: Row) => boolean,
  period: Period,
): LocalRecord<Row> {
  const { name, index, table } = record
  const { db, sync } = useApp()
  const asked = useRefresh(name)
  const older = useOlder(name, stepRows)
  const { limit } = older
  const view = useLiveQuery(
    () =>
      db.snapshot([name, 'syncState'], async () => {
        const rows = await rowsOf(table(db), memberId, index)
          .reverse()
          .filter(accepts)
          .limit(limit + 1)
          .toArray()
        const state = await db.syncState.get([memberId, name, '', ''])
        const held = await readHeld(db, record, memberId)
        return { rows, held, hasOlder: held.hasOlder === true, at: state?.checkedAt || undefined }
      }),
    [db, record, memberId, limit, accepts],
  )
  const isBringing = useBringDays(record, memberId, period)
  const isCut = view !== undefined && view.rows.length > limit
  const readAll = useCallback(async () => {
    const isWhole = await bringAll(db, sync, name, memberId)
    const rows = await rowsOf(table(db), memberId, index).reverse().filter(accepts).toArray()
    return { rows, isWhole }
  }, [db, sync, name, index, table, memberId, accepts])
  return {
    asked,
    rows: view?.rows.slice(0, limit),
    at: view?.at,
    older,
    isCut,
    hasOlder: isCut || view?.hasOlder === true,
    isBringing,
    lacksBefore:
      view !== undefined && !isBringing && lacksDays(reachOf(period), view.held)
        ? view.held.oldestDay
        : undefined,
    readAll,
  }
}

async function readHeld<Row>(
  db: ReadOnlyDatabase,
  { name, index, table, at }: RecordOf<Row>,
  memberId: string,
): Promise<Held> {
  const oldest = await rowsOf(table(db), memberId, index).first()
  const state = await db.syncState.get([memberId, name, '', ''])
  return {
    oldestDay: oldest && brazilDay(Date.parse(at(oldest))),
    hasOlder: state && state.olderCursor !== null,
  }
}

/** While a period is chosen, asks once for its days that are not on the device. Answers whether that is going on. */
function useBringDays<Row>(record: RecordOf<Row>, memberId: string, period: Period): boolean {
  const { db, sync } = useApp()
  const [isBringing, setIsBringing] = useState(false)
  const reach = reachOf(period)
  const { quality } = useSnapshot(connection)
  const isOffline = quality === 'offline'
  useEffect(() => {
    if (reach === undefined || isOffline) return
    const shown = new AbortController()
    const { signal } = shown
    const source = {
      readHeld: () => readHeld(db, record, memberId),
      pull: async (more: boolean) => (await sync.pull(record.name, { more, signal })).kind,
      isGone: () => signal.aborted,
    }
    setIsBringing(true)
    void bringDays(source, reach).then(() => {
      if (!signal.aborted) setIsBringing(false)
    })
    return () => {
      shown.abort()
      setIsBringing(false)
    }
  }, [db, sync, record, memberId, reach, isOffline])
  return isBringing
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
