import { createFileRoute } from '@tanstack/react-router'
import { ScreenRecharge } from '../features/cashier/deposit/screen-recharge.tsx'
import { depositGates } from './-money-parts.tsx'
import { onlyKnownSearch } from './-only-known-search.ts'

export const Route = createFileRoute('/recharge')({
  // Centavos. TanStack's parser gives a number for digits.
  validateSearch: onlyKnownSearch((search): { amount?: string } => {
    const amount = String(search.amount ?? '')
    return /^[1-9]\d{0,9}$/.test(amount) ? { amount } : {}
  }),
  loader: ({ context }) => {
    void context.sync.pull('payment-methods')
    void context.sync.pull('recharges')
  },
  component: Recharge,
})

function Recharge() {
  const { amount } = Route.useSearch()
  return (
    <ScreenRecharge
      key={amount}
      amount={amount === undefined ? undefined : BigInt(amount)}
      around={depositGates}
    />
  )
}
