import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { FeeEntry } from '../../../../contract/cashier/orders.ts'
import type { OrderFeeRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FilteredRecord, type FilteredScreenProps } from '../../../records/filtered-record.tsx'
import { type RecordOf, useLocalRecord } from '../../../records/use-local-record.ts'
import { coinsIcon } from '../../../ui/icons/money-icons.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { fitsFilter } from './fits-filter.ts'
import { categoryIcons } from './movement-row.tsx'
import { OrderFrame } from './order-frame.tsx'
import { useExportTables } from './use-export-tables.ts'
import { useOrderChoices } from './use-order-choices.ts'
import { useMovementWords } from './use-order-words.ts'

const fees: RecordOf<OrderFeeRow> = {
  name: 'orderFees',
  index: '[memberId+created_at]',
  table: db => db.orderFees,
  at: row => row.created_at,
}

/** `/order-center/fee`: fees of moved money, and the part that was refunded. */
export function ScreenFees(props: FilteredScreenProps) {
  return (
    <OrderFrame place="/order-center/fee">{memberId => <Fees memberId={memberId} {...props} />}</OrderFrame>
  )
}

function Fees({ memberId, filter, onFilter }: FilteredScreenProps & { memberId: string }) {
  const { t } = useLingui()
  const choices = useOrderChoices().filter(choice => choice.part !== 'state')
  const tables = useExportTables()
  const accepts = useCallback((row: OrderFeeRow) => fitsFilter(row, filter), [filter])
  const { readAll, ...record } = useLocalRecord(fees, memberId, accepts, filter)
  const { rows } = record
  const sum = rows?.reduce((total, row) => total + row.fee, 0n)
  return (
    <FilteredRecord
      memberId={memberId}
      filter={filter}
      onFilter={onFilter}
      label={t`Fees`}
      choices={choices}
      record={record}
      readAll={readAll}
      file="fees"
      table={tables.fees}
      row={row => <FeeRow fee={row} />}
      empty={
        <EmptyState
          icon={coinsIcon}
          title={t`No fees`}
          text={t`Nothing was taken for moving your money. If that ever happens, it stands here.`}
        />
      }
    >
      {sum === undefined || rows?.length === 0 ? null : (
        <p className="flex items-baseline justify-between gap-4 rounded-corner bg-surface px-4 py-3 shadow-mid">
          <span className="text-small text-soft">{t`Fees, as listed below`}</span>
          <Money amount={sum} />
        </p>
      )}
    </FilteredRecord>
  )
}

function FeeRow({ fee }: { fee: FeeEntry }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useMovementWords()
  const time = formatDate(Date.parse(fee.created_at), 'time', language)
  const base = formatMoney(fee.money)
  const detail = [time, t`on ${base}`, fee.order_no].filter(Boolean).join(' · ')
  return (
    <ListRow
      icon={categoryIcons[fee.category]}
      title={words(fee)}
      detail={<span className="figures">{keepAmounts(detail)}</span>}
      end={<Money amount={-fee.fee} kind="change" />}
      endDetail={fee.fee < 0n ? t`given back` : fee.reviewed ? t`reviewed` : t`unreviewed`}
    />
  )
}
