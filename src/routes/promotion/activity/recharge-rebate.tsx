import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { ScreenRechargeRebate } from '../../../features/promotions/screen-recharge-rebate.tsx'

export const Route = createFileRoute('/promotion/activity/recharge-rebate')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenRechargeRebate />
    </OffersGate>
  ),
})
