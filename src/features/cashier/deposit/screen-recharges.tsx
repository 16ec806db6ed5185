import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import type { RechargeRow } from '../../../db/personal-rows.ts'
import type { FilteredScreenProps } from '../../../records/filtered-record.tsx'
import type { RecordOf } from '../../../records/use-local-record.ts'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TransferRecord } from '../order/transfer-record.tsx'
import { useRecordWords } from '../order/use-record-words.ts'
import { RechargeDetails } from './recharge-details.tsx'
import { RechargeListRow } from './recharge-list-row.tsx'

const recharges: RecordOf<RechargeRow> = {
  name: 'recharges',
  index: '[memberId+created_at]',
  table: db => db.recharges,
  at: row => row.created_at,
}

/** `/rechargeRecord` */
export function ScreenRecharges(props: FilteredScreenProps) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Deposit records`} {...useWayBack('/profile')} />
      <MemberOnly path="/rechargeRecord" why={t`Log in to see your deposits`} realOnly>
        {memberId => <Recharges memberId={memberId} {...props} />}
      </MemberOnly>
    </div>
  )
}

function Recharges({ memberId, ...filtered }: FilteredScreenProps & { memberId: string }) {
  const { t } = useLingui()
  const { rechargeChoices, rechargeTable } = useRecordWords()
  return (
    <TransferRecord
      {...filtered}
      memberId={memberId}
      of={recharges}
      label={t`Deposit records`}
      choices={rechargeChoices}
      file="deposits"
      table={rechargeTable}
      row={(row, onOpen) => <RechargeListRow recharge={row} onOpen={onOpen} />}
      empty={<NoRecharges />}
      title={t`Your deposit`}
      details={row => <RechargeDetails recharge={row} />}
    />
  )
}

function NoRecharges() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={receiptIcon}
      title={t`No records available`}
      text={t`Your deposits will stand here, with their status.`}
    >
      <LinkButton
        href="/recharge"
        onClick={followLink(() => void navigate({ to: '/recharge' }))}
      >{t`Deposit`}</LinkButton>
    </EmptyState>
  )
}
