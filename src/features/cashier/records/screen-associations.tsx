import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { Association } from '../../../../contract/cashier/orders.ts'
import type { OrderAssociationRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FilteredRecord, type FilteredScreenProps } from '../../../records/filtered-record.tsx'
import { type RecordOf, useLocalRecord } from '../../../records/use-local-record.ts'
import { linkIcon } from '../../../ui/icons/record-icons.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AssociationDetails } from './association-details.tsx'
import { fitsFilter } from './fits-filter.ts'
import { categoryIcons, MovementSum } from './movement-row.tsx'
import { OrderFrame } from './order-frame.tsx'
import { useExportTables } from './use-export-tables.ts'
import { useOrderChoices } from './use-order-choices.ts'
import { useMovementWords, useStateWords } from './use-order-words.ts'

const associations: RecordOf<OrderAssociationRow> = {
  name: 'orderAssociations',
  index: '[memberId+created_at]',
  table: db => db.orderAssociations,
  at: row => row.created_at,
}

/** `/order-center/association`: a deposit with its bonus, rebate, lot and fee; a withdrawal with hold, fee, payout and return. */
export function ScreenAssociations(props: FilteredScreenProps) {
  return (
    <OrderFrame place="/order-center/association">
      {memberId => <Associations memberId={memberId} {...props} />}
    </OrderFrame>
  )
}

function Associations({ memberId, filter, onFilter }: FilteredScreenProps & { memberId: string }) {
  const { t } = useLingui()
  const tables = useExportTables()
  const words = useMovementWords()
  const choices = useOrderChoices()
  const accepts = useCallback((row: OrderAssociationRow) => fitsFilter(row, filter), [filter])
  const { readAll, ...record } = useLocalRecord(associations, memberId, accepts, filter)
  const [openId, setOpenId] = useState<string>()
  const opened = record.rows?.find(row => row.id === openId)
  return (
    <>
      <FilteredRecord
        memberId={memberId}
        filter={filter}
        onFilter={onFilter}
        label={t`What belongs together`}
        choices={choices}
        record={record}
        readAll={readAll}
        file="orders"
        table={tables.associations}
        row={row => <AssociationRow group={row} onOpen={() => setOpenId(row.id)} />}
        empty={
          <EmptyState
            icon={linkIcon}
            title={t`No records available`}
            text={t`Each deposit and withdrawal will stand here with everything that belongs to it.`}
          />
        }
      />
      <Sheet
        open={opened !== undefined}
        onClose={() => setOpenId(undefined)}
        title={opened ? words(rootOf(opened)) : ''}
      >
        {opened ? <AssociationDetails group={opened} /> : null}
      </Sheet>
    </>
  )
}

/** What began it names it: a withdrawal is called a withdrawal from its hold on. */
function rootOf({ category, movements }: Association) {
  const [root] = movements
  return category === 'withdrawal' || root === undefined ? { kind: '', category } : root
}

function AssociationRow({ group, onOpen }: { group: Association; onOpen: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useMovementWords()
  const state = useStateWords()
  const time = formatDate(Date.parse(group.created_at), 'time', language)
  const count = group.movements.length
  const movements = t`${plural(count, { one: '# movement', other: '# movements' })}`
  return (
    <ListRow
      icon={categoryIcons[group.category]}
      title={words(rootOf(group))}
      detail={
        <span className="figures">
          <span>{time}</span>
          {/* A phone has no room for it: it stands in the details. */}
          {group.order_no ? <span className="max-wide:hidden">{` · ${group.order_no}`}</span> : null}
          <span>{` · ${movements}`}</span>
        </span>
      }
      end={<MovementSum movement={group} />}
      endDetail={group.state === 'done' ? (group.reviewed ? t`reviewed` : t`unreviewed`) : state(group.state)}
      onPress={onOpen}
    />
  )
}
