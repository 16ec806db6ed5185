import { createFileRoute } from '@tanstack/react-router'
import { ScreenCztx } from '../features/cashier/deposit/screen-cztx.tsx'
import { depositGates, withdrawalParts } from './-money-parts.tsx'

export const Route = createFileRoute('/cztx')({
  loader: ({ context }) => {
    void context.sync.pull('payment-methods')
    void context.sync.pull('recharges')
  },
  component: () => <ScreenCztx aroundDeposit={depositGates} {...withdrawalParts} />,
})
