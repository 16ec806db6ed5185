import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { paymentStates } from '../../../../contract/cashier/deposit-admin.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { PageHeader } from '../../../../src/ui/page-header.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { ChipRow } from '../../../parts/chip-row.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { hrefOf } from '../../../state/place.ts'
import { noFilters } from './deposit-filters.ts'
import { usePaymentWords } from './deposit-words.ts'
import { PaymentList } from './payment-list.tsx'
import { type PaymentFilter, usePayments } from './use-deposits.ts'

/** Money that belongs to nobody yet, and refunds: what waits, what is under way, what is stuck. */
export function ScreenPayments({ state }: { state: PaymentFilter }) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const { list, reader } = usePayments(state)
  const words = usePaymentWords()
  const sentence = useCallSentence()
  const back = { screen: 'deposits', filters: noFilters, id: undefined } as const
  useEffect(() => {
    document.title = `${t`Suspense and refunds`} · Arara`
  }, [t])
  return (
    <div className="mx-auto grid max-w-200 gap-3 *:min-w-0">
      <PageHeader
        title={t`Suspense and refunds`}
        backHref={hrefOf(back)}
        onBack={() => place.go(back)}
        detail={<Freshness list={list} />}
        actions={<RefreshButton onRefresh={reader.refresh} />}
      />
      <ChipRow
        options={['waiting', ...paymentStates]}
        words={words}
        chosen={state}
        onChoose={one => place.go({ screen: 'payments', state: one })}
      />
      {list.status === 'loading' ? <Skeleton className="h-40 rounded-wide" /> : null}
      {list.status === 'failed' ? (
        <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
      ) : null}
      {list.status === 'ready' && list.rows.length === 0 ? (
        <EmptyState icon={checkIcon} title={t`No payments in this state.`} />
      ) : null}
      {list.status === 'ready' && list.rows.length > 0 ? (
        <>
          <StaleNotice failure={list.failure} />
          <PaymentList payments={list.rows} onRefresh={reader.refresh} />
          {list.hasMore ? <Button wide onClick={() => void reader.more()}>{t`Show more`}</Button> : null}
        </>
      ) : null}
    </div>
  )
}
