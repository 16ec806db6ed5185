import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApprovalRequest } from '../../contract/approvals.ts'
import { Button } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { checkIcon } from '../../src/ui/icons/shell-icons.ts'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import type { ApprovalFilter } from '../desk/place.ts'
import type { ListReader, ListState } from '../parts/list-reader.ts'
import { StaleNotice } from '../parts/stale-notice.tsx'
import { useCallSentence } from '../parts/use-call-sentence.ts'
import { type ApprovalAct, ApprovalCard } from './approval-card.tsx'
import { DecideDialog } from './decide-dialog.tsx'

type ApprovalListProps = {
  list: ListState<ApprovalRequest>
  reader: ListReader<ApprovalRequest>
  state: ApprovalFilter
}

export function ApprovalList({ list, reader, state }: ApprovalListProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const [asking, setAsking] = useState<{ what: ApprovalAct; row: ApprovalRequest }>()
  if (list.status === 'loading') return <Skeleton className="h-40 w-full rounded-wide" />
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  if (list.rows.length === 0) {
    return state === 'proposed' ? (
      <EmptyState
        icon={checkIcon}
        title={t`Nothing waits for approval.`}
        text={t`What one person proposes waits here for another.`}
      />
    ) : (
      <EmptyState icon={checkIcon} title={t`No proposals in this state.`} />
    )
  }
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul aria-label={t`Approvals`} className="grid gap-3">
        {list.rows.map(row => (
          <ApprovalCard key={row.id} row={row} onAsk={what => setAsking({ what, row })} />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
      {asking ? (
        <DecideDialog
          {...asking}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined)
            void reader.refresh()
          }}
        />
      ) : null}
    </div>
  )
}
