import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../app-context.ts'
import type { ReadOnlyDatabase } from '../../db/read-only.ts'
import type { RecordView } from '../../records/record-list.tsx'
import type { AllRows } from '../../records/use-local-record.ts'
import { useRefresh } from '../../use-refresh.ts'

type Page<Row> = { rows: readonly Row[]; next: string | null }

export type PagesOf<Row> = {
  name: 'order-fees' | 'order-associations'
  read: (db: ReadOnlyDatabase, memberId: string, part: string) => Promise<Page<Row> | undefined>
}

/** A member whose pages are more than this has a file that says it is not whole. */
const mostPages = 60

/** The pages of the device from the newest on, as far as they join; `next` is where the one after them begins. */
async function readPages<Row>({ read }: PagesOf<Row>, db: ReadOnlyDatabase, memberId: string) {
  const parts: string[] = []
  const rows: Row[] = []
  let next: string | null = ''
  while (next !== null && parts.length < mostPages) {
    const page: Page<Row> | undefined = await read(db, memberId, next)
    if (page === undefined) break
    parts.push(next)
    rows.push(...page.rows)
    next = page.next
  }
  return { parts, rows, next: parts.length === 0 ? null : next }
}

/** A paged answer as one record: its newest page is kept fresh, older ones come when they are asked for. */
export function useAnswerPages<Row>(pages: PagesOf<Row>, memberId: string) {
  const { name } = pages
  const { db, sync } = useApp()
  const asked = useRefresh(name)
  const [isAskingOlder, setIsAskingOlder] = useState(false)
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => {
        const found = await readPages(pages, db, memberId)
        const state = await db.syncState.get([memberId, name, '', ''])
        return { ...found, at: state?.checkedAt || undefined }
      }),
    [db, pages, name, memberId],
  )
  const older = view?.parts.slice(1).join(' ') ?? ''
  // What is on the screen of older pages is kept fresh as well.
  useEffect(() => {
    const stops = older === '' ? [] : older.split(' ').map(part => sync.watch(name, { part }))
    return () => {
      for (const stop of stops) stop()
    }
  }, [sync, name, older])
  const next = view?.next ?? null
  const showOlder = async () => {
    if (next === null) return
    setIsAskingOlder(true)
    await sync.pull(name, { part: next })
    setIsAskingOlder(false)
  }
  const readAll = useCallback(async (): Promise<AllRows<Row>> => {
    for (let page = 0; ; page += 1) {
      const { next: missing, rows, parts } = await readPages(pages, db, memberId)
      if (missing === null || page === mostPages)
        return { rows, isWhole: parts.length > 0 && missing === null }
      const { kind } = await sync.pull(name, { part: missing })
      if (kind !== 'applied' && kind !== 'unchanged' && kind !== 'fresh') return { rows, isWhole: false }
    }
  }, [db, sync, pages, name, memberId])
  const record: RecordView<Row> = {
    asked,
    rows: view?.rows,
    at: view?.at,
    hasOlder: next !== null,
    isAskingOlder,
    showOlder: () => void showOlder(),
  }
  return { record, readAll }
}
