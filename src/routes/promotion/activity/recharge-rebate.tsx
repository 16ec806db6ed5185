import { createFileRoute } from '@tanstack/react-router'
import { ScreenRechargeRebate } from '../../../features/promotions/recharge-rebate/screen-recharge-rebate.tsx'
import { OffersGate } from '../../../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/promotion/activity/recharge-rebate')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenRechargeRebate />
    </OffersGate>
  ),
})
