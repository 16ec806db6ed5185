import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Freshness } from '../common/freshness.tsx'
import { NotLoaded } from '../common/not-loaded.tsx'
import type { Refresh } from '../common/use-refresh.ts'
import { formatDate } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Button } from '../ui/button.tsx'
import { filterIcon } from '../ui/icons/record-icons.ts'
import { List } from '../ui/lists/list.tsx'
import { VirtualList } from '../ui/lists/virtual-list.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { chunkDays, type Dated, type DayChunk } from './chunk-days.ts'
import { OlderButton } from './older-button.tsx'
import { useMissingRecord } from './use-missing-record.ts'
import type { Older } from './use-older.ts'
import { ZoneLine } from './zone-line.tsx'

export type RecordView<Row> = {
  /** `undefined` until the device was read. */
  rows: readonly Row[] | undefined
  asked: Refresh
  /** When the rows were true. */
  at: number | undefined
  older: Older
  /** The device holds more of them than `rows`. */
  isCut: boolean
  /** There are more: on the device, or at the server. */
  hasOlder: boolean
  /** Those of the chosen period are being fetched. */
  isBringing: boolean
  /** The day from which on the device holds rows, where the chosen period reaches further back. */
  lacksBefore?: string | undefined
}

type RecordListProps<Row> = {
  label: string
  record: RecordView<Row>
  row: (row: Row) => ReactNode
  /** What stands there when there is nothing at all. */
  empty: ReactNode
  /** Set while the record is filtered: takes the filter away. */
  onShowAll?: (() => void) | undefined
}

/** A record by days of Brasília, newest first, with its age; any number of rows. */
export function RecordList<Row extends Dated>({
  label,
  record,
  row,
  empty,
  onShowAll,
}: RecordListProps<Row>) {
  const missing = useMissingRecord()
  const { rows, asked } = record
  if (rows === undefined) return <RecordSkeleton />
  if (rows.length === 0 && record.at === undefined) {
    if (!asked.hasFailed) return <RecordSkeleton />
    return <NotLoaded {...missing} asked={asked} />
  }
  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="grid gap-1">
        <Freshness at={record.at} />
        <ZoneLine />
      </div>
      <HeldSince day={record.lacksBefore} />
      {rows.length > 0 ? (
        <VirtualList
          label={label}
          items={chunkDays(rows)}
          keyOf={chunk => chunk.id}
          rowHeight={180}
          gap={8}
          renderItem={chunk => <DayRows chunk={chunk} row={row} />}
        />
      ) : onShowAll ? (
        <NothingFits hasOlder={record.hasOlder} onShowAll={onShowAll} />
      ) : (
        empty
      )}
      {record.hasOlder ? (
        <OlderButton older={record.older} isCut={record.isCut} busy={record.isBringing} />
      ) : null}
    </div>
  )
}

function HeldSince({ day }: { day: string | undefined }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (day === undefined) return null
  // Noon in UTC is the same day in Brasília.
  const since = formatDate(Date.parse(`${day}T12:00:00Z`), 'day', language)
  return (
    <p role="status" className="rounded-corner bg-sky-wash px-4 py-3 text-small">
      {t`This device holds what happened since ${since}. Older days come with the network.`}
    </p>
  )
}

function DayRows<Row extends Dated>({ chunk, row }: { chunk: DayChunk<Row>; row: (row: Row) => ReactNode }) {
  const language = useLanguage()
  const title = formatDate(chunk.at, 'weekday', language)
  return (
    <section className={`grid gap-2 ${chunk.isFirst ? 'pt-2' : ''}`}>
      {chunk.isFirst ? (
        <h2 className="font-firm text-small text-soft first-letter:uppercase">{title}</h2>
      ) : null}
      <List label={title}>
        {chunk.rows.map(one => (
          <Fragment key={one.id}>{row(one)}</Fragment>
        ))}
      </List>
    </section>
  )
}

function NothingFits({ hasOlder, onShowAll }: { hasOlder: boolean; onShowAll: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={filterIcon}
      title={t`Nothing fits this filter`}
      text={hasOlder ? t`Older ones are not on this device yet.` : t`Choose other days, or show everything.`}
    >
      <Button onClick={onShowAll}>{t`Show everything`}</Button>
    </EmptyState>
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
