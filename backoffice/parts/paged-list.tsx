import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import type { CallResult } from '../../src/api/call-result.ts'
import { Button } from '../../src/ui/button.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { List } from '../../src/ui/list.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { useDesk } from '../desk/desk.ts'
import { useStore } from './create-store.ts'
import { Freshness } from './freshness.tsx'
import { createListReader } from './list-reader.ts'
import { RefreshButton } from './refresh-button.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useCallSentence } from './use-call-sentence.ts'
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
export function PagedList<Row>({ label, readPage, everyMs, empty, children }: PagedListProps<Row>) {
  const { t } = useLingui()
  const { now } = useDesk()
  const sentence = useCallSentence()
  const reader = useMemo(() => createListReader<Row>({ readPage, now }), [readPage, now])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, everyMs)
  if (list.status === 'loading') return <Skeleton className="h-60 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <Freshness list={list} />
        <RefreshButton onRefresh={reader.refresh} />
      </div>
      <StaleNotice failure={list.failure} />
      {list.rows.length === 0 ? empty : <List label={label}>{list.rows.map(children)}</List>}
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
    </div>
  )
}
