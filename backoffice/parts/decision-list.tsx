import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import type { ListReader, ListState } from './list-reader.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useCallSentence } from './use-call-sentence.ts'

type Ends = { onClose: () => void; onDone: () => void }

type DecisionListProps<Row, Act> = {
  /** For screen readers. */
  label: string
  list: ListState<Row>
  reader: ListReader<Row>
  /** In place of an empty list. */
  empty: ReactNode
  card: (row: Row, onAsk: (what: Act) => void) => ReactNode
  /** Asks about a row before it is sent; once it is done, the list is read anew. */
  dialog: (asking: { what: Act; row: Row }, ends: Ends) => ReactNode
}

/** Rows that a second person decides about, with the dialog for one of them. */
export function DecisionList<Row extends { id: string }, Act>({
  label,
  list,
  reader,
  empty,
  card,
  dialog,
}: DecisionListProps<Row, Act>) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const [asking, setAsking] = useState<{ what: Act; row: Row }>()
  if (list.status === 'loading') return <Skeleton className="h-40 w-full rounded-wide" />
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  if (list.rows.length === 0) return empty
  const onClose = () => setAsking(undefined)
  const onDone = () => {
    onClose()
    void reader.refresh()
  }
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul aria-label={label} className="grid gap-3">
        {list.rows.map(row => (
          <Fragment key={row.id}>{card(row, what => setAsking({ what, row }))}</Fragment>
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
      {asking ? dialog(asking, { onClose, onDone }) : null}
    </div>
  )
}
