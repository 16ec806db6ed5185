import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { infoIcon, plusIcon } from '../../src/ui/icons/shell-icons.ts'
import { List } from '../../src/ui/list.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { Freshness } from '../parts/freshness.tsx'
import type { ListReader, ListState } from '../parts/list-reader.ts'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { StaleNotice } from '../parts/stale-notice.tsx'
import { useCallSentence } from '../parts/use-call-sentence.ts'

type WholeListProps<Row> = {
  label: string
  whole: { readonly list: ListState<Row>; readonly reader: ListReader<Row> }
  /** `undefined`: whoever looks may not. */
  onNew: (() => void) | undefined
  empty: string
  children: (row: Row) => ReactNode
}

/** A list that is read whole, with its age and the way to write another one. */
export function WholeList<Row>({
  label,
  whole: { list, reader },
  onNew,
  empty,
  children,
}: WholeListProps<Row>) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  if (list.status === 'loading') return <Skeleton className="h-60 w-full rounded-wide" />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <Freshness list={list} />
        <div className="flex items-center gap-2">
          {onNew ? <Button size="small" icon={plusIcon} onClick={onNew}>{t`New`}</Button> : null}
          <RefreshButton onRefresh={reader.refresh} />
        </div>
      </div>
      <StaleNotice failure={list.failure} />
      {list.rows.length === 0 ? (
        <EmptyState icon={infoIcon} title={empty} text={t`Players see nothing here yet.`} />
      ) : (
        <List label={label}>{list.rows.map(children)}</List>
      )}
    </div>
  )
}
