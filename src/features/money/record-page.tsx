import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { dayInBrazil, formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { connection } from '../../state/connection.ts'
import { AgeLabel } from '../../ui/age-label.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List } from '../../ui/list.tsx'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNow } from '../../ui/use-now.ts'
import type { useRecord } from './use-record.ts'

type RecordPageProps<Row> = {
  record: ReturnType<typeof useRecord<Row>>
  row: (row: Row) => ReactNode
  empty: ReactNode
}

type Dated = { id: string; created_at: string }

/** A money record by days of Brasília, newest first, with its age. */
export function RecordPage<Row extends Dated>({ record, row, empty }: RecordPageProps<Row>) {
  const { t } = useLingui()
  const { rows, asked } = record
  if (rows === undefined) return <RecordSkeleton />
  if (rows.length === 0) {
    if (asked.isAsking) return <RecordSkeleton />
    if (!asked.hasFailed) return empty
    return (
      <ErrorState
        title={t`The record could not be loaded`}
        text={t`Nothing is lost: it is kept by the house.`}
        onRetry={asked.retry}
      />
    )
  }
  return (
    <div className="grid gap-5">
      <RecordAge at={record.at} />
      <RecordDays rows={rows} row={row} />
      {record.hasOlder ? (
        <Button wide busy={record.isAskingOlder} onClick={record.showOlder}>{t`Show older ones`}</Button>
      ) : null}
    </div>
  )
}

function RecordDays<Row extends Dated>({
  rows,
  row,
}: {
  rows: readonly Row[]
  row: (row: Row) => ReactNode
}) {
  const language = useLanguage()
  const days = Map.groupBy(rows, one => dayInBrazil(Date.parse(one.created_at)))
  return [...days].map(([day, ofDay]) => {
    const at = Date.parse(ofDay[0]?.created_at ?? '')
    const title = formatDate(at, 'weekday', language)
    return (
      <section key={day} className="grid gap-2">
        <h2 className="font-firm text-small text-soft first-letter:uppercase">{title}</h2>
        <List label={title}>
          {ofDay.map(one => (
            <Fragment key={one.id}>{row(one)}</Fragment>
          ))}
        </List>
      </section>
    )
  })
}

function RecordAge({ at }: { at: number | undefined }) {
  const { t } = useLingui()
  const { now: clock } = useApp()
  const { quality } = useSnapshot(connection)
  const now = useNow(30_000, clock)
  if (at === undefined) return null
  return (
    <div className="grid gap-1">
      {quality === 'offline' ? <OfflineNotice text={t`This is what your device knows.`} /> : null}
      <AgeLabel at={at} now={now} />
    </div>
  )
}

function RecordSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <Skeleton className="h-5 w-40 rounded-edge" />
      <Skeleton className="h-16 rounded-wide" />
      <Skeleton className="h-16 rounded-wide" />
      <Skeleton className="h-16 rounded-wide" />
    </div>
  )
}
