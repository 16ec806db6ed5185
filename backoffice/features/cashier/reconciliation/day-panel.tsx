import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Difference } from '../../../../contract/cashier/reconciliation.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { scaleIcon } from '../../../../src/ui/icons/account-icons.ts'
import { refreshIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { PageHeader } from '../../../../src/ui/page-header.tsx'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../../src/ui/states/skeleton.tsx'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { useCallSentence } from '../../../parts/use-call-sentence.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { hrefOf } from '../../../state/place.ts'
import { DayTotals } from './day-totals.tsx'
import { DifferenceList } from './difference-list.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { useRun } from './run-form.tsx'
import { useDay } from './use-reconciliation.ts'

type DayPanelProps = { day: string; onChanged: () => Promise<void> }

/** One day: what both sides add up to, and each thing in which they differ. */
export function DayPanel({ day, onChanged }: DayPanelProps) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const language = useLanguage()
  const sentence = useCallSentence()
  const { list, reader } = useDay(day)
  const [asking, setAsking] = useState<Difference>()
  const refresh = async () => {
    await Promise.all([reader.refresh(), onChanged()])
  }
  const { run, isRunning, failure } = useRun(refresh)
  const back = { screen: 'reconciliation', day: undefined } as const
  const title = formatDate(Date.parse(`${day}T12:00:00Z`), 'day', language)
  const report = list.status === 'ready' ? list.rows[0] : undefined
  const isUnknown = list.status === 'failed' && list.failure.kind === 'refused'
  return (
    <section aria-label={title} className="grid gap-4 *:min-w-0">
      <div className="rail:hidden">
        <PageHeader title={title} backHref={hrefOf(back)} onBack={() => place.go(back)} />
      </div>
      {list.status === 'loading' ? <Skeleton className="h-96 rounded-wide" /> : null}
      {list.status === 'failed' && !isUnknown ? (
        <ErrorState title={sentence(list.failure)} onRetry={() => void reader.refresh()} />
      ) : null}
      {isUnknown ? <EmptyState icon={scaleIcon} title={t`This day was not compared yet.`} /> : null}
      {report ? (
        <>
          <DayTotals report={report} title={title} />
          <DifferenceList differences={report.differences} onExplain={setAsking} />
        </>
      ) : null}
      <CallFailure failure={failure} />
      <Button icon={refreshIcon} busy={isRunning} onClick={() => void run(day)}>{t`Compare again`}</Button>
      {asking ? (
        <ExplainDialog
          difference={asking}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined)
            void refresh()
          }}
        />
      ) : null}
    </section>
  )
}
