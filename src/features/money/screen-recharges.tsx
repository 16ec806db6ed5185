import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { RechargeRow } from '../../db/personal-rows.ts'
import { MemberOnly } from '../../member-only.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { followLink } from '../../ui/follow-link.ts'
import { receiptIcon } from '../../ui/icons/money-icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { RechargeDetails } from './recharge-details.tsx'
import { RechargeListRow } from './recharge-list-row.tsx'
import { RecordPage } from './record-page.tsx'
import { type RecordOf, useRecord } from './use-record.ts'

const recharges: RecordOf<RechargeRow> = { name: 'recharges', table: db => db.recharges }

/** `/rechargeRecord` */
export function ScreenRecharges() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Deposit records`} {...useWayBack('/profile')} />
      <MemberOnly path="/rechargeRecord" why={t`Log in to see your deposits`} realOnly>
        {memberId => <Recharges memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}

function Recharges({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const record = useRecord(recharges, memberId)
  const [openId, setOpenId] = useState<string>()
  const opened = record.rows?.find(row => row.id === openId)
  return (
    <>
      <RecordPage
        record={record}
        row={row => <RechargeListRow recharge={row} onOpen={() => setOpenId(row.id)} />}
        empty={
          <EmptyState
            icon={receiptIcon}
            title={t`No deposits yet`}
            text={t`Your deposits will stand here, with their status.`}
          >
            <LinkButton
              href="/recharge"
              onClick={followLink(() => void navigate({ to: '/recharge' }))}
            >{t`Deposit`}</LinkButton>
          </EmptyState>
        }
      />
      <Sheet open={opened !== undefined} onClose={() => setOpenId(undefined)} title={t`Your deposit`}>
        {opened ? <RechargeDetails recharge={opened} /> : null}
      </Sheet>
    </>
  )
}
