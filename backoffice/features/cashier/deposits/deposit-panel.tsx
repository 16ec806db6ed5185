import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '../../../../src/ui/page-header.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { hrefOf } from '../../../state/place.ts'
import { DepositDetail } from './deposit-detail.tsx'
import type { DepositFilters } from './deposit-filters.ts'
import { useDeposit } from './use-deposits.ts'

type DepositPanelProps = { id: string; filters: DepositFilters; onDecided: () => Promise<void> }

/** One deposit, read alone: a decided one has left its list and still stands here. */
export function DepositPanel({ id, filters, onDecided }: DepositPanelProps) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const { list, reader } = useDeposit(id)
  const sentence = useCallSentence()
  const back = { screen: 'deposits', filters, id: undefined } as const
  const details = list.status === 'ready' ? list.rows[0] : undefined
  const refresh = async () => {
    await Promise.all([reader.refresh(), onDecided()])
  }
  return (
    <div className="grid gap-3">
      <div className="rail:hidden">
        <PageHeader
          title={t`Deposit`}
          backHref={hrefOf(back)}
          onBack={() => place.go(back)}
          actions={<RefreshButton onRefresh={reader.refresh} />}
        />
      </div>
      <Freshness list={list} />
      {details ? <DepositDetail details={details} onRefresh={refresh} /> : null}
      {list.status === 'loading' ? <Skeleton className="h-96 rounded-wide" /> : null}
      {list.status === 'failed' ? (
        <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
      ) : null}
    </div>
  )
}
