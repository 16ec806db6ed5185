import { createFileRoute } from '@tanstack/react-router'
import { HoldGate } from '../features/breaks/hold-gate.tsx'
import { DepositLimits } from '../features/limits/deposit-limits.tsx'
import { ScreenRecharge } from '../features/money/screen-recharge.tsx'
import { MissingDetails } from '../features/security/missing-details.tsx'
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
      within={(memberId, form) => (
        <HoldGate memberId={memberId}>
          <MissingDetails memberId={memberId}>
            <DepositLimits memberId={memberId}>{form}</DepositLimits>
          </MissingDetails>
        </HoldGate>
      )}
    />
  )
}
