import { useLingui } from '@lingui/react/macro'
import type { DepositItem } from '../../../../contract/cashier/deposit-admin.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { receiptIcon } from '../../../../src/ui/icons/money-icons.ts'
import { checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import type { DepositFilters } from './deposit-filters.ts'
import { DepositRow } from './deposit-row.tsx'

type DepositRowsProps = {
  filters: DepositFilters
  openId: string | undefined
  list: ListState<DepositItem>
  reader: ListReader<DepositItem>
}

export function DepositRows({ filters, openId, list, reader }: DepositRowsProps) {
  const { t } = useLingui()
  const sentence = useCallSentence()
  if (list.status === 'loading') return <Loading />
  if (list.status === 'failed') {
    return <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
  }
  if (list.rows.length === 0) {
    return filters.state === 'review' ? (
      <EmptyState icon={checkIcon} title={t`No proof waits.`} text={t`New ones appear here by themselves.`} />
    ) : (
      <EmptyState icon={receiptIcon} title={t`No deposits like that.`} />
    )
  }
  return (
    <div className="grid gap-3">
      <StaleNotice failure={list.failure} />
      <ul
        aria-label={t`Deposits`}
        className="overflow-hidden rounded-wide bg-surface shadow-mid [&>li+li]:border-hairline [&>li+li]:border-t"
      >
        {list.rows.map(item => (
          <DepositRow key={item.id} item={item} filters={filters} isOpen={item.id === openId} />
        ))}
      </ul>
      {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px overflow-hidden rounded-wide">
      {['first', 'second', 'third', 'fourth'].map(row => (
        <Skeleton key={row} className="h-24 w-full" />
      ))}
    </div>
  )
}
