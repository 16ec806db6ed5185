import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { OrderTotals } from '../../../db/answer-rows.ts'
import type { OrderRow } from '../../../db/personal-rows.ts'
import { FilteredRecord, type FilteredScreenProps } from '../../../records/filtered-record.tsx'
import type { RecordFilter } from '../../../records/record-filter.ts'
import { type RecordOf, useLocalRecord } from '../../../records/use-local-record.ts'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { railQuery, useMedia } from '../../../ui/use-media.ts'
import { fitsFilter } from './fits-filter.ts'
import { FlowChart } from './flow-chart.tsx'
import { MovementDetails } from './movement-details.tsx'
import { MovementRow } from './movement-row.tsx'
import { OrderFrame } from './order-frame.tsx'
import { Totals } from './totals.tsx'
import { useExportTables } from './use-export-tables.ts'
import { useOrderChoices } from './use-order-choices.ts'
import { useMovementWords } from './use-order-words.ts'
import { useTotals } from './use-totals.ts'

const orders: RecordOf<OrderRow> = {
  name: 'orders',
  index: '[memberId+created_at]',
  table: db => db.orders,
  at: row => row.created_at,
}

const isOfDaysOnly = ({ kind, state, review }: RecordFilter) =>
  [kind, state, review].every(part => part === undefined)

/** `/order-center`: every movement of the member's money but play, with the four totals and their course. */
export function ScreenOrders(props: FilteredScreenProps) {
  return (
    <OrderFrame place="/order-center">{memberId => <Orders memberId={memberId} {...props} />}</OrderFrame>
  )
}

function Orders({ memberId, filter, onFilter }: FilteredScreenProps & { memberId: string }) {
  const kept = useTotals(memberId, filter)
  const isBeside = useMedia(railQuery)
  const sums = (
    <div key="sums" className="grid gap-4">
      <Totals kept={kept} />
      <FlowChart memberId={memberId} />
    </div>
  )
  const list = (
    <OrderList key="list" memberId={memberId} filter={filter} onFilter={onFilter} totals={kept.answer} />
  )
  return (
    <div className="grid items-start gap-5 *:min-w-0 rail:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* Above the list, or to the right of it: keys and screen readers go the way of the eye. */}
      {isBeside ? [list, sums] : [sums, list]}
    </div>
  )
}

type OrderListProps = FilteredScreenProps & { memberId: string; totals: OrderTotals | undefined }

function OrderList({ memberId, filter, onFilter, totals }: OrderListProps) {
  const { t } = useLingui()
  const choices = useOrderChoices()
  const words = useMovementWords()
  const tables = useExportTables()
  const accepts = useCallback((row: OrderRow) => fitsFilter(row, filter), [filter])
  const { readAll, ...record } = useLocalRecord(orders, memberId, accepts, filter)
  const [openId, setOpenId] = useState<string>()
  const opened = record.rows?.find(row => row.id === openId)
  return (
    <>
      <FilteredRecord
        memberId={memberId}
        filter={filter}
        onFilter={onFilter}
        label={t`Movements`}
        choices={choices}
        record={record}
        readAll={readAll}
        file="movements"
        table={rows => tables.movements(rows, isOfDaysOnly(filter) ? totals : undefined)}
        row={row => <MovementRow movement={row} onOpen={() => setOpenId(row.id)} />}
        empty={
          <EmptyState
            icon={receiptIcon}
            title={t`No records available`}
            text={t`Deposits, withdrawals, rewards and fees will stand here.`}
          />
        }
      />
      <Sheet
        open={opened !== undefined}
        onClose={() => setOpenId(undefined)}
        title={opened ? words(opened) : ''}
      >
        {opened ? <MovementDetails movement={opened} /> : null}
      </Sheet>
    </>
  )
}
