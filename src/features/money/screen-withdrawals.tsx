import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WithdrawalRow } from '../../db/personal-rows.ts'
import { MemberOnly } from '../../member-only.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { receiptIcon } from '../../ui/icons/money-icons.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { RecordPage } from './record-page.tsx'
import { type RecordOf, useRecord } from './use-record.ts'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { WithdrawalListRow } from './withdrawal-list-row.tsx'

const withdrawals: RecordOf<WithdrawalRow> = { name: 'withdrawals', table: db => db.withdrawals }

/** `/withdrawalRecord` */
export function ScreenWithdrawals() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Withdrawal records`} {...useWayBack('/profile')} />
      <MemberOnly path="/withdrawalRecord" why={t`Log in to see your withdrawals`} realOnly>
        {memberId => <Withdrawals memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}

function Withdrawals({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const record = useRecord(withdrawals, memberId)
  const [openId, setOpenId] = useState<string>()
  const opened = record.rows?.find(row => row.id === openId)
  return (
    <>
      <RecordPage
        record={record}
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
