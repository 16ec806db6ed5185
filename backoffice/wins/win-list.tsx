import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WinReview } from '../../contract/win-reviews.ts'
import { Button } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { coinsIcon } from '../../src/ui/icons/money-icons.ts'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import type { WinFilter } from '../desk/place.ts'
import type { ListReader, ListState } from '../parts/list-reader.ts'
import { StaleNotice } from '../parts/stale-notice.tsx'
import { useCallSentence } from '../parts/use-call-sentence.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import { WinCard, type WinDecision } from './win-card.tsx'

type WinListProps = { list: ListState<WinReview>; reader: ListReader<WinReview>; state: WinFilter }

export function WinList({ list, reader, state }: WinListProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  const [asking, setAsking] = useState<{ what: WinDecision; row: WinReview }>()
  if (list.status === 'loading') return <Skeleton className="h-40 w-full rounded-wide" />
  if (list.status === 'failed')
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  if (list.rows.length === 0) {
    return state === 'waiting' ? (
      <EmptyState
        icon={coinsIcon}
        title={t`No win waits.`}
        text={t`Wins of providers above a cap wait here for two people.`}
      />
    ) : (
      <EmptyState icon={coinsIcon} title={t`No wins in this state.`} />
    )
  }
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul aria-label={t`Wins under review`} className="grid gap-3">
        {list.rows.map(row => (
          <WinCard key={row.id} row={row} onAsk={what => setAsking({ what, row })} />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
      {asking ? (
        <ProposeDialog
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
