import type { ReactNode } from 'react'
import { keepAmounts } from '../text/keep-amounts.tsx'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that they can be compared. */
  align?: 'start' | 'end'
}

type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** What scrolls must be reachable by keyboard, though it is no control. */
const keyboardScroll = { tabIndex: 0 }

/** Scrolls inside its own frame where it is wider than the screen, so that the page never does. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    // No landmark: the section around it is one, often of the same name, and the table has its caption.
    <div {...keyboardScroll} className="overflow-x-auto rounded-wide bg-surface shadow-mid">
      <table className="figures w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column.id}
                scope="col"
                className={`px-2 py-3 font-firm first:ps-3 last:pe-3 wide:px-3 text-faint ${column.align === 'end' ? 'text-end' : 'text-start'}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)} className="border-hairline border-t hover:bg-raised">
              {columns.map(column => (
                <td
                  key={column.id}
                  className={`px-2 py-3 first:ps-3 last:pe-3 wide:px-3 ${column.align === 'end' ? 'text-end' : ''}`}
                >
                  {keepAmounts(column.cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
