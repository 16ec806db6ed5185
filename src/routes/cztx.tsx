import { createFileRoute } from '@tanstack/react-router'
import { ScreenCashier } from '../features/cashier/deposit/screen-cashier.tsx'
import { depositGates, withdrawalParts } from './-money-parts.tsx'

export const Route = createFileRoute('/cztx')({
  loader: ({ context }) => {
    void context.sync.pull('payment-methods')
    void context.sync.pull('recharges')
  },
  component: () => <ScreenCashier aroundDeposit={depositGates} {...withdrawalParts} />,
})
