import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { scaleIcon } from '../../../../src/ui/icons/account-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { Freshness } from '../../../parts/freshness.tsx'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { DayList } from './day-list.tsx'
import { DayPanel } from './day-panel.tsx'
import { RunForm } from './run-form.tsx'
import { useDays } from './use-reconciliation.ts'

/** Ledger against the provider's statement, day by day. */
export function ScreenReconciliation({ day }: { day: string | undefined }) {
  const { t } = useLingui()
  const { now } = useBackOffice()
  const { list, reader } = useDays()
  const sentence = useCallSentence()
  useEffect(() => {
    document.title = `${t`Reconciliation`} · Arara`
  }, [t])
  return (
    <div className="grid items-start gap-x-6 gap-y-3 pt-3 *:min-w-0 rail:scroll-columns rail:grid-cols-[min(25rem,45%)_1fr]">
      <header className={`${day ? 'hidden' : 'head-row'} items-start gap-3 rail:col-span-full rail:head-row`}>
        <div className="min-h-11">
          <h1 className="text-title">{t`Reconciliation`}</h1>
          <p className="text-small text-soft">{t`The ledger against the provider's statement, every night and on demand.`}</p>
          <Freshness list={list} />
        </div>
        <RefreshButton onRefresh={reader.refresh} />
      </header>
      <div className={`${day ? 'hidden' : 'grid'} grid-cols-1 gap-4 rail:scroll-column rail:grid`}>
        <RunForm today={brazilDay(now())} onDone={reader.refresh} />
        {list.status === 'loading' ? <Skeleton className="h-60 rounded-wide" /> : null}
        {list.status === 'failed' ? (
          <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
        ) : null}
        {list.status === 'ready' ? <DayList list={list} openDay={day} onMore={reader.more} /> : null}
      </div>
      <div className={`${day ? '' : 'hidden'} rail:scroll-column rail:block`}>
        {day ? (
          <DayPanel key={day} day={day} onChanged={reader.refresh} />
        ) : (
          <div className="rounded-wide bg-surface py-10 shadow-mid">
            <EmptyState
              icon={scaleIcon}
              title={t`Choose a day`}
              text={t`Its totals and each difference stand here.`}
            />
          </div>
        )}
      </div>
    </div>
  )
}
