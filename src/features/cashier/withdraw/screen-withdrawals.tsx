import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import type { WithdrawalRow } from '../../../db/personal-rows.ts'
import { FilteredRecord, type FilteredScreenProps } from '../../../records/filtered-record.tsx'
import { isOfDays } from '../../../records/is-of-days.ts'
import { type RecordOf, useLocalRecord } from '../../../records/use-local-record.ts'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useRecordWords } from '../order/use-record-words.ts'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { WithdrawalListRow } from './withdrawal-list-row.tsx'

const withdrawals: RecordOf<WithdrawalRow> = {
  name: 'withdrawals',
  index: '[memberId+created_at]',
  table: db => db.withdrawals,
  at: row => row.created_at,
}

/** `/withdrawalRecord` */
export function ScreenWithdrawals(props: FilteredScreenProps) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Withdrawal records`} {...useWayBack('/profile')} />
      <MemberOnly path="/withdrawalRecord" why={t`Log in to see your withdrawals`} realOnly>
        {memberId => <Withdrawals memberId={memberId} {...props} />}
      </MemberOnly>
    </div>
  )
}

function Withdrawals({ memberId, filter, onFilter }: FilteredScreenProps & { memberId: string }) {
  const { t } = useLingui()
  const { withdrawalChoices, withdrawalTable } = useRecordWords()
  const accepts = useCallback(
    (row: WithdrawalRow) =>
      (filter.kind === undefined || row.payment_type === filter.kind) &&
      (filter.state === undefined || row.state === filter.state) &&
      (filter.review === undefined || row.reviewed === (filter.review === 'reviewed')) &&
      isOfDays(row.created_at, filter),
    [filter],
  )
  const { readAll, ...record } = useLocalRecord(withdrawals, memberId, accepts, filter)
  const [openId, setOpenId] = useState<string>()
  const opened = record.rows?.find(row => row.id === openId)
  return (
    <>
      <FilteredRecord
        memberId={memberId}
        filter={filter}
        onFilter={onFilter}
        label={t`Withdrawal records`}
        choices={withdrawalChoices}
        record={record}
        readAll={readAll}
        file="withdrawals"
        table={withdrawalTable}
        row={row => <WithdrawalListRow withdrawal={row} onOpen={() => setOpenId(row.id)} />}
        empty={
          <EmptyState
            icon={receiptIcon}
            title={t`No withdrawals yet`}
            text={t`Your withdrawals will stand here, step by step.`}
          />
        }
      />
      <Sheet open={opened !== undefined} onClose={() => setOpenId(undefined)} title={t`Withdrawal`}>
        {opened ? <WithdrawalDetails withdrawal={opened} /> : null}
      </Sheet>
    </>
  )
}
