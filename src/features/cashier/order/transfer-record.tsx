import { type ReactNode, useCallback, useState } from 'react'
import type { FilterChoice } from '../../../records/filter-bar.tsx'
import { FilteredRecord, type FilteredScreenProps } from '../../../records/filtered-record.tsx'
import { isOfDays } from '../../../records/is-of-days.ts'
import type { RecordFilter } from '../../../records/record-filter.ts'
import type { RecordTable } from '../../../records/record-table.ts'
import { type RecordOf, useLocalRecord } from '../../../records/use-local-record.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

/** What deposits and withdrawals have in common. */
type Transfer = { id: string; created_at: string; payment_type: string; state: string }

type TransferRecordProps<Row> = FilteredScreenProps & {
  memberId: string
  of: RecordOf<Row>
  label: string
  choices: readonly FilterChoice[]
  /** What the filter asks besides kind, state and days; keeps its identity from one rendering to the next. */
  alsoAccepts?: (row: Row, filter: RecordFilter) => boolean
  /** Part of the file's name. */
  file: string
  table: (rows: readonly Row[]) => Omit<RecordTable, 'notes'>
  row: (row: Row, onOpen: () => void) => ReactNode
  empty: ReactNode
  /** Of the sheet with the details of one. */
  title: string
  details: (row: Row) => ReactNode
}

const acceptsAll = () => true

/** The record of deposits or of withdrawals, each of which opens in a sheet. */
export function TransferRecord<Row extends Transfer>(props: TransferRecordProps<Row>) {
  const { memberId, filter, onFilter, of, label, choices, alsoAccepts = acceptsAll } = props
  const accepts = useCallback(
    (row: Row) =>
      (filter.kind === undefined || row.payment_type === filter.kind) &&
      (filter.state === undefined || row.state === filter.state) &&
      alsoAccepts(row, filter) &&
      isOfDays(row.created_at, filter),
    [filter, alsoAccepts],
  )
  const { readAll, ...record } = useLocalRecord(of, memberId, accepts, filter)
  const [openId, setOpenId] = useState<string>()
  const opened = record.rows?.find(row => row.id === openId)
  return (
    <>
      <FilteredRecord
        memberId={memberId}
        filter={filter}
        onFilter={onFilter}
        label={label}
        choices={choices}
        record={record}
        readAll={readAll}
        file={props.file}
        table={props.table}
        row={row => props.row(row, () => setOpenId(row.id))}
        empty={props.empty}
      />
      <Sheet open={opened !== undefined} onClose={() => setOpenId(undefined)} title={props.title}>
        {opened ? props.details(opened) : null}
      </Sheet>
    </>
  )
}
