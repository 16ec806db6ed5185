import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { askRefund, type IncomingPayment } from '../../../../contract/cashier/deposit-admin.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { Money } from '../../../../src/ui/text/money.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { noFilters } from './deposit-filters.ts'
import { paymentTones, useDepositReason, usePaymentWords } from './deposit-words.ts'
import { RefundDialog } from './refund-dialog.tsx'

type PaymentListProps = {
  payments: readonly IncomingPayment[]
  onRefresh: () => Promise<void>
  /** In a card already: sunk into it. By itself it is one. */
  isInCard?: boolean
}

/** PIX payments that came in, and the way to send back what is stuck or belongs to nobody. */
export function PaymentList({ payments, onRefresh, isInCard = false }: PaymentListProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<IncomingPayment>()
  const onDone = () => {
    setAsking(undefined)
    void onRefresh()
  }
  return (
    <section aria-label={t`Payments`} className="grid gap-3">
      <h3 className="text-lead">{t`Payments`}</h3>
      <ul
        className={`overflow-hidden rounded-wide [&>li+li]:border-hairline [&>li+li]:border-t ${isInCard ? 'bg-ground' : 'bg-surface shadow-mid'}`}
      >
        {payments.map(payment => (
          <PaymentRow key={payment.e2eid} payment={payment} onAsk={() => setAsking(payment)} />
        ))}
      </ul>
      {asking ? <RefundDialog payment={asking} onClose={() => setAsking(undefined)} onDone={onDone} /> : null}
    </section>
  )
}

function PaymentRow({ payment, onAsk }: { payment: IncomingPayment; onAsk: () => void }) {
  const { t } = useLingui()
  const may = useMay()
  const language = useLanguage()
  const words = usePaymentWords()
  const reason = useDepositReason()(payment.reason)
  const { state, member, recharge_id: id, order_no: order } = payment
  const until =
    payment.refund_after === null ? '' : formatDate(Date.parse(payment.refund_after), 'moment', language)
  return (
    <li className="grid gap-2 px-4 py-3.5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <Money amount={payment.money} size="body" />
        <Badge tone={paymentTones[state]}>{words[state]}</Badge>
      </span>
      <span className="figures break-all text-faint text-small">
        {formatDate(Date.parse(payment.paid_at), 'moment', language)} · {payment.e2eid}
      </span>
      {reason === undefined ? null : <span className="text-small">{reason}</span>}
      {state === 'suspended' && until !== '' ? (
        <span className="text-small text-soft">{t`Goes back by itself on ${until}`}</span>
      ) : null}
      {member !== null && id !== null ? (
        <PlaceLink
          to={{ screen: 'deposits', filters: { ...noFilters, state: 'all', search: member.id }, id }}
          className="target inline-flex items-center font-firm text-sky-text text-small"
        >
          {member.name} · {order}
        </PlaceLink>
      ) : null}
      {(state === 'stuck' || state === 'suspended') && may(askRefund) ? (
        <Button size="small" onClick={onAsk}>
          {state === 'stuck' ? t`Ask for the refund again` : t`Send it back now`}
        </Button>
      ) : null}
    </li>
  )
}
