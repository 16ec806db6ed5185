import { type ReactNode, useMemo } from 'react'
import type { CallResult } from '../../src/api/call-result.ts'
import { useBackOffice } from '../state/back-office.ts'
import { useStore } from './forms/create-store.ts'
import { ListFrame } from './list-frame.tsx'
import { createListReader } from './list-reader.ts'
import { useRefreshWhileVisible } from './use-refresh-while-visible.ts'

type PagedListProps<Row> = {
  label: string
  /** Must keep its identity. */
  readPage: (
    cursor: string | undefined,
  ) => Promise<CallResult<{ readonly data: readonly Row[]; readonly next_cursor: string | null }>>
  everyMs: number
  /** Where there is no row. */
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** A list of rows that comes in pages and is read again while somebody looks. */
export function PagedList<Row>({ readPage, everyMs, ...frame }: PagedListProps<Row>) {
  const { now } = useBackOffice()
  const reader = useMemo(() => createListReader<Row>({ readPage, now }), [readPage, now])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, everyMs)
  return <ListFrame {...frame} list={list} reader={reader} />
}
