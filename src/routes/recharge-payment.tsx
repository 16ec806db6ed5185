import { createFileRoute } from '@tanstack/react-router'
import { ScreenRechargePayment } from '../features/money/screen-recharge-payment.tsx'
import { onlyKnownSearch } from './-only-known-search.ts'

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const Route = createFileRoute('/recharge-payment')({
  validateSearch: onlyKnownSearch((search): { order?: string } => {
    const { order } = search
    return typeof order === 'string' && uuidForm.test(order) ? { order } : {}
  }),
  component: RechargePayment,
})

function RechargePayment() {
  const { order } = Route.useSearch()
  return <ScreenRechargePayment key={order} orderId={order} />
}
