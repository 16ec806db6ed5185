import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '../../../../contract/cashier/money.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Money } from '../../../ui/text/money.tsx'
import { usePaymentName } from '../deposit/use-payment-name.ts'
import { SumLine } from './sum-line.tsx'

/** What a person reads out to support. */
export function OrderFacts({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const language = useLanguage()
  const paymentName = usePaymentName()
  const hasOther = order.paid_money !== null && order.paid_money !== order.money
  return (
    <dl className="rounded-wide bg-surface px-4 py-2 shadow-mid">
      <SumLine label={t`Order number`}>
        <span className="figures select-all text-small">{order.order_no}</span>
      </SumLine>
      <SumLine label={t`Payment method`}>
        <span className="text-small">{paymentName(order)}</span>
      </SumLine>
      <SumLine label={t`Made on`}>
        <span className="figures text-small">
          {formatDate(Date.parse(order.created_at), 'moment', language)}
        </span>
      </SumLine>
      {hasOther && order.paid_money !== null ? (
        <>
          <SumLine label={t`Asked for`}>
            <Money amount={order.money} size="small" />
          </SumLine>
          <SumLine label={t`Arrived`}>
            <Money amount={order.paid_money} size="small" />
          </SumLine>
        </>
      ) : null}
      {order.fee > 0n ? (
        <SumLine label={t`Fee`}>
          <Money amount={order.fee} size="small" />
        </SumLine>
      ) : null}
      {order.paid_at === null ? null : (
        <SumLine label={t`Paid on`}>
          <span className="figures text-small">
            {formatDate(Date.parse(order.paid_at), 'moment', language)}
          </span>
        </SumLine>
      )}
    </dl>
  )
}
