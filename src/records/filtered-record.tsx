import type { ReactNode } from 'react'
import type { Dated } from './chunk-days.ts'
import { ExportButton } from './export-button.tsx'
import { FilterBar, type FilterChoice, usePeriodWords } from './filter-bar.tsx'
import { isFiltered, type RecordFilter } from './record-filter.ts'
import { RecordList, type RecordView } from './record-list.tsx'
import type { RecordTable } from './record-table.ts'
import type { AllRows } from './use-local-record.ts'

export type FilteredScreenProps = { filter: RecordFilter; onFilter: (filter: RecordFilter) => void }

type FilteredRecordProps<Row> = FilteredScreenProps & {
  memberId: string
  label: string
  choices: readonly FilterChoice[]
  record: RecordView<Row>
  readAll: () => Promise<AllRows<Row>>
  /** Part of the file's name. */
  file: string
  table: (rows: readonly Row[]) => Omit<RecordTable, 'notes'>
  row: (row: Row) => ReactNode
  empty: ReactNode
  /** Between the filter and the list. */
  children?: ReactNode
}

/** A record with its filter and its files. */
export function FilteredRecord<Row extends Dated>(props: FilteredRecordProps<Row>) {
  const { memberId, filter, onFilter, record, readAll, file, table } = props
  return (
    <div className="grid gap-4 *:min-w-0">
      <div className="flex items-start justify-between gap-2">
        <FilterBar filter={filter} choices={props.choices} onFilter={onFilter} />
        <ExportButton
          memberId={memberId}
          file={file}
          period={usePeriodWords()(filter)}
          make={async () => {
            const { rows, isWhole } = await readAll()
            return { table: table(rows), isWhole }
          }}
        />
      </div>
      {props.children}
      <RecordList
        label={props.label}
        record={record}
        row={props.row}
        empty={props.empty}
        onShowAll={isFiltered(filter) ? () => onFilter({}) : undefined}
      />
    </div>
  )
}
