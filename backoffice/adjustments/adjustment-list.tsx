import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Adjustment } from '../../contract/adjustments.ts'
import { Button } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { coinsIcon } from '../../src/ui/icons/money-icons.ts'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import type { AdjustmentFilter } from '../desk/place.ts'
import type { ListReader, ListState } from '../parts/list-reader.ts'
import { StaleNotice } from '../parts/stale-notice.tsx'
import { useCallSentence } from '../parts/use-call-sentence.ts'
import { AdjustmentCard } from './adjustment-card.tsx'
import { DecideDialog } from './decide-dialog.tsx'

type AdjustmentListProps = {
  list: ListState<Adjustment>
  reader: ListReader<Adjustment>
  state: AdjustmentFilter
}

export function AdjustmentList({ list, reader, state }: AdjustmentListProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const [asking, setAsking] = useState<{ what: 'approve' | 'reject'; row: Adjustment }>()
  if (list.status === 'loading') return <Skeleton className="h-40 w-full rounded-wide" />
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  if (list.rows.length === 0) {
    return state === 'proposed' ? (
      <EmptyState
        icon={coinsIcon}
        title={t`No adjustment waits.`}
        text={t`What one person proposes waits here for another.`}
      />
    ) : (
      <EmptyState icon={coinsIcon} title={t`No adjustments in this state.`} />
    )
  }
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul aria-label={t`Adjustments`} className="grid gap-3">
        {list.rows.map(row => (
          <AdjustmentCard key={row.id} row={row} onAsk={what => setAsking({ what, row })} />
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
