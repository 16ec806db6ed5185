import { useLingui } from '@lingui/react/macro'
import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import { searchIcon } from '../../../../../src/ui/icons/shell-icons.ts'
import { PageHeader } from '../../../../../src/ui/page-header.tsx'
import { EmptyState } from '../../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../../src/ui/states/skeleton.tsx'
import { Freshness } from '../../../../parts/freshness.tsx'
import { RefreshButton } from '../../../../parts/refresh-button.tsx'
import { useCallSentence } from '../../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../../state/back-office.ts'
import { hrefOf, type StateFilter } from '../../../../state/place.ts'
import type { WithdrawalFilters } from '../../../../state/withdrawal-filters.ts'
import { useWithdrawal } from '../use-withdrawals.ts'
import { WithdrawalDetail } from './withdrawal-detail.tsx'

type WithdrawalPanelProps = {
  id: string
  filter: StateFilter
  filters: WithdrawalFilters
  /** The queue beside it: what it already knows, and who is next. */
  rows: readonly ReviewItem[]
  onDecided: () => Promise<void>
}

/** One withdrawal, read alone: a decided one has left the queue and still stands here. */
export function WithdrawalPanel({ id, filter, filters, rows, onDecided }: WithdrawalPanelProps) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const { list, reader } = useWithdrawal(id)
  const sentence = useCallSentence()
  const known = rows.find(row => row.id === id)
  const item = list.status === 'ready' ? list.rows[0] : known
  const queue = { screen: 'withdrawals', state: filter, id: undefined, filters } as const
  const next = rows.find(row => row.id !== id && row.state === 'pending')
  const content = () => {
    if (item) {
      const refresh = async () => {
        await Promise.all([reader.refresh(), onDecided()])
      }
      const onNext = next && (() => place.go({ ...queue, id: next.id }))
      return <WithdrawalDetail item={item} onRefresh={refresh} onNext={onNext} />
    }
    if (list.status === 'failed') {
      return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
    }
    if (list.status === 'loading') return <Skeleton className="h-128 w-full rounded-wide" />
    return <EmptyState icon={searchIcon} title={t`There is no such withdrawal.`} />
  }
  return (
    <section aria-label={t`Withdrawal`} className="grid *:min-w-0">
      <div className="rail:hidden">
        <PageHeader
          title={item?.order_no ?? t`Withdrawal`}
          backHref={hrefOf(queue)}
          onBack={() => place.go(queue)}
          detail={<Freshness list={list} />}
          actions={<RefreshButton onRefresh={reader.refresh} />}
        />
      </div>
      {content()}
    </section>
  )
}
