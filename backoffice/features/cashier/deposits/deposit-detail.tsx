import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  confirmDeposit,
  type DepositDetails,
  type DepositItem,
  depositProof,
} from '../../../../contract/cashier/deposit-admin.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon, closeIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { Money } from '../../../../src/ui/text/money.tsx'
import { CaseFoot } from '../../../parts/forms/case-foot.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { CaseColumns } from '../case-columns.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DepositEvents } from './deposit-events.tsx'
import { DepositMember } from './deposit-member.tsx'
import { depositTones, useDepositReason, useDepositWords } from './deposit-words.ts'
import { PaymentList } from './payment-list.tsx'
import { ProofView } from './proof-view.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

type DepositDetailProps = { details: DepositDetails; onRefresh: () => Promise<void> }

export function DepositDetail({ details, onRefresh }: DepositDetailProps) {
  const { t } = useLingui()
  const may = useMay()
  const [asking, setAsking] = useState<'confirm' | 'refuse'>()
  const { item, events, payments, proof } = details
  const onDone = () => {
    setAsking(undefined)
    void onRefresh()
  }
  const dialog = { item, onClose: () => setAsking(undefined), onDone }
  return (
    <article className="rounded-wide bg-surface shadow-mid">
      <div className="grid gap-6 p-5 rail:p-7">
        <Head item={item} />
        {proof === null || !may(depositProof) ? null : <ProofView id={item.id} proof={proof} />}
        <CaseColumns
          memberId={item.member.id}
          member={<DepositMember details={details} />}
          course={<DepositEvents events={events} />}
        />
        {payments.length > 0 ? <PaymentList isInCard payments={payments} onRefresh={onRefresh} /> : null}
      </div>
      {item.in_review && may(confirmDeposit) ? (
        <CaseFoot>
          <Button wide icon={closeIcon} onClick={() => setAsking('refuse')}>{t`Refuse`}</Button>
          <Button wide tone="confirm" icon={checkIcon} onClick={() => setAsking('confirm')}>
            {item.reviewer === null ? t`Confirm` : t`Confirm as second`}
          </Button>
        </CaseFoot>
      ) : null}
      {asking === 'confirm' ? <ConfirmDialog {...dialog} /> : null}
      {asking === 'refuse' ? <RefuseDialog {...dialog} /> : null}
    </article>
  )
}

function Head({ item }: { item: DepositItem }) {
  const { t } = useLingui()
  const words = useDepositWords()
  const reason = useDepositReason()(item.reason)
  const asked = formatMoney(item.money)
  const fee = formatMoney(item.fee)
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={item.in_review ? 'sun' : depositTones[item.state]}>
          {item.in_review ? words.review : words[item.state]}
        </Badge>
        <Badge>{item.payment_id.toUpperCase()}</Badge>
        <span className="figures select-all text-faint text-small">{item.order_no}</span>
      </div>
      <h2 className="break-all text-title">{item.member.name}</h2>
      <Money amount={item.paid_money ?? item.money} size="hero" />
      <p className="figures text-small text-soft">
        {keepAmounts(
          item.paid_money !== null && item.paid_money !== item.money ? t`Asked for ${asked}` : null,
        )}
        {keepAmounts(item.fee > 0n ? ` · ${t`Fee ${fee}`}` : null)}
      </p>
      {reason === undefined ? null : <p className="text-small">{reason}</p>}
      {item.note === null ? null : <p className="break-words text-small text-soft">{item.note}</p>}
      {item.reviewer === null ? null : <Reviewed item={item} />}
    </header>
  )
}

function Reviewed({ item }: { item: DepositItem }) {
  const { t } = useLingui()
  const reviewer = item.reviewer ?? ''
  const found = item.found_money === null ? '' : formatMoney(item.found_money)
  const reference = item.bank_reference ?? ''
  return (
    <p className="figures rounded-corner bg-sky-wash p-3 text-small">
      {keepAmounts(
        item.in_review
          ? t`${reviewer} found ${found}, reference ${reference}. A second person must find the same.`
          : t`Reviewed by ${reviewer}`,
      )}
    </p>
  )
}
