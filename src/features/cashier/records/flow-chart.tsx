import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { useApp } from '../../../app/app-context.ts'
import { OfflineAgeAt } from '../../../common/offline-age.tsx'
import { useAnswer } from '../../../common/use-answer.ts'
import type { Refresh } from '../../../common/use-refresh.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { chartIcon } from '../../../ui/icons/record-icons.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { type Bucket, bucketDays, type Unit } from './bucket-days.ts'
import { FlowPicture } from './flow-picture.tsx'
import { useBucketWords } from './use-bucket-words.ts'

/** Deposits, withdrawals and what remains of them, by day, week or month: a picture, and the same as a table. */
export function FlowChart({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { now } = useApp()
  const [unit, setUnit] = useState<Unit>('week')
  const [isTable, setIsTable] = useState(false)
  // Beside the list there is room for it; above the list, on a phone, it would hide what one came for.
  const [isOpen, setIsOpen] = useState(() => matchMedia('(width >= 64rem)').matches)
  const { answer: days, at, isMissing, refresh } = useAnswer('order-chart', { memberId })
  // On a phone the list lies below it: it does not jump when the answer comes.
  if (days === undefined && !isMissing && !isOpen) return <Skeleton className="h-12" />
  if (isMissing) return <NoChart refresh={refresh} />
  if (days === undefined || days.length === 0) return null
  if (!isOpen) {
    return (
      <Button wide icon={chartIcon} onClick={() => setIsOpen(true)}>{t`Show the course over time`}</Button>
    )
  }
  const buckets = bucketDays(days, unit, brazilDay(now()))
  return (
    <section
      aria-label={t`Deposits and withdrawals`}
      className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid"
    >
      <Segmented
        label={t`Shown by`}
        options={[
          { value: 'day', label: t`Days` },
          { value: 'week', label: t`Weeks` },
          { value: 'month', label: t`Months` },
        ]}
        value={unit}
        onChange={setUnit}
      />
      {isTable ? <FlowTable buckets={buckets} unit={unit} /> : <FlowPicture buckets={buckets} unit={unit} />}
      <OfflineAgeAt at={at} />
      <Button icon={chartIcon} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
        {isTable ? t`Show as a picture` : t`Show as a table`}
      </Button>
    </section>
  )
}

/** As high as the place that it takes on a phone. */
function NoChart({ refresh }: { refresh: Refresh }) {
  const { t } = useLingui()
  return (
    <div className="flex min-h-12 items-center justify-between gap-3 rounded-corner bg-surface px-4 shadow-mid">
      <span className="text-faint text-small">{t`The course over time is not here yet`}</span>
      <Button size="small" busy={refresh.isRetrying} onClick={refresh.retry}>{t`Fetch it now`}</Button>
    </div>
  )
}

function FlowTable({ buckets, unit }: { buckets: readonly Bucket[]; unit: Unit }) {
  const { t } = useLingui()
  const words = useBucketWords(unit)
  return (
    <DataTable
      caption={t`Deposits and withdrawals`}
      rows={buckets.toReversed()}
      keyOf={bucket => bucket.from}
      columns={[
        { id: 'from', title: t`From`, cell: bucket => words(bucket.from) },
        {
          id: 'deposited',
          title: t`Deposited`,
          align: 'end',
          cell: bucket => <Money amount={bucket.deposited} size="small" />,
        },
        {
          id: 'withdrawn',
          title: t`Withdrawn`,
          align: 'end',
          cell: bucket => <Money amount={bucket.withdrawn} size="small" />,
        },
        {
          id: 'net',
          title: t`Withdrawn minus deposited`,
          align: 'end',
          cell: bucket => <Money amount={bucket.net} kind="change" size="small" />,
        },
      ]}
    />
  )
}
