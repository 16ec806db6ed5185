import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import type { WithdrawalRow } from '../../../db/personal-rows.ts'
import type { FilteredScreenProps } from '../../../records/filtered-record.tsx'
import type { RecordFilter } from '../../../records/record-filter.ts'
import type { RecordOf } from '../../../records/use-local-record.ts'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TransferRecord } from '../order/transfer-record.tsx'
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

const fitsReview = (row: WithdrawalRow, { review }: RecordFilter) =>
  review === undefined || row.reviewed === (review === 'reviewed')

function Withdrawals({ memberId, ...filtered }: FilteredScreenProps & { memberId: string }) {
  const { t } = useLingui()
  const { withdrawalChoices, withdrawalTable } = useRecordWords()
  return (
    <TransferRecord
      {...filtered}
      memberId={memberId}
      of={withdrawals}
      label={t`Withdrawal records`}
      choices={withdrawalChoices}
      alsoAccepts={fitsReview}
      file="withdrawals"
      table={withdrawalTable}
      row={(row, onOpen) => <WithdrawalListRow withdrawal={row} onOpen={onOpen} />}
      empty={
        <EmptyState
          icon={receiptIcon}
          title={t`No withdrawals yet`}
          text={t`Your withdrawals will stand here, step by step.`}
        />
      }
      title={t`Withdrawal`}
      details={row => <WithdrawalDetails withdrawal={row} />}
    />
  )
}
