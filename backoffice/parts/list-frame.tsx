import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { List } from '../../src/ui/lists/list.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { Freshness } from './freshness.tsx'
import type { ListReader, ListState } from './list-reader.ts'
import { RefreshButton } from './refresh-button.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useCallSentence } from './use-call-sentence.ts'

type ListFrameProps<Row> = {
  label: string
  list: ListState<Row>
  reader: ListReader<Row>
  /** Beside the way to read it again. */
  actions?: ReactNode
  /** Where there is no row. */
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** A list as it was last read, with its age, what kept it from being read, and the way to more of it. */
export function ListFrame<Row>({ label, list, reader, actions, empty, children }: ListFrameProps<Row>) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  if (list.status === 'loading') return <Skeleton className="h-60 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  return (
    <div className="grid gap-3">
      <div className="head-row min-h-11 items-center gap-2">
        <Freshness list={list} />
        <div className="flex items-center gap-2">
          {actions}
          <RefreshButton onRefresh={reader.refresh} />
        </div>
      </div>
      <StaleNotice failure={list.failure} />
      {list.rows.length === 0 ? empty : <List label={label}>{list.rows.map(children)}</List>}
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
    </div>
  )
}
