import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from '../../contract/is-uuid.ts'
import { ScreenRechargePayment } from '../features/cashier/deposit/screen-recharge-payment.tsx'
import { OfferAfterDeposit } from '../features/support/push/offers-after-money.tsx'
import { onlyKnownSearch } from './-only-known-search.ts'

export const Route = createFileRoute('/recharge-payment')({
  validateSearch: onlyKnownSearch((search): { order?: string } => {
    const { order } = search
    return typeof order === 'string' && isUuid(order) ? { order } : {}
  }),
  component: RechargePayment,
})

function RechargePayment() {
  const { order } = Route.useSearch()
  return (
    <ScreenRechargePayment
      key={order}
      orderId={order}
      afterwards={memberId => <OfferAfterDeposit memberId={memberId} />}
    />
  )
}
