import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import type { RechargeRow } from '../../../db/personal-rows.ts'
import { FilteredRecord, type FilteredScreenProps } from '../../../records/filtered-record.tsx'
import { isOfDays } from '../../../records/is-of-days.ts'
import { type RecordOf, useLocalRecord } from '../../../records/use-local-record.ts'
import { receiptIcon } from '../../../ui/icons/money-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
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

function Recharges({ memberId, filter, onFilter }: FilteredScreenProps & { memberId: string }) {
  const { t } = useLingui()
  const { rechargeChoices, rechargeTable } = useRecordWords()
  const accepts = useCallback(
    (row: RechargeRow) =>
      (filter.kind === undefined || row.payment_type === filter.kind) &&
      (filter.state === undefined || row.state === filter.state) &&
      isOfDays(row.created_at, filter),
    [filter],
  )
  const { readAll, ...record } = useLocalRecord(recharges, memberId, accepts, filter)
  const [openId, setOpenId] = useState<string>()
  const opened = record.rows?.find(row => row.id === openId)
  return (
    <>
      <FilteredRecord
        memberId={memberId}
        filter={filter}
        onFilter={onFilter}
        label={t`Deposit records`}
        choices={rechargeChoices}
        record={record}
        readAll={readAll}
        file="deposits"
        table={rechargeTable}
        row={row => <RechargeListRow recharge={row} onOpen={() => setOpenId(row.id)} />}
        empty={<NoRecharges />}
      />
      <Sheet open={opened !== undefined} onClose={() => setOpenId(undefined)} title={t`Your deposit`}>
        {opened ? <RechargeDetails recharge={opened} /> : null}
      </Sheet>
    </>
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
