import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { ScreenRechargeReward } from '../../../features/promotions/screen-recharge-reward.tsx'

export const Route = createFileRoute('/promotion/activity/recharge')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenRechargeReward />
    </OffersGate>
  ),
})
