import { createFileRoute } from '@tanstack/react-router'
import { ScreenRechargeReward } from '../../../features/promotions/recharge-reward/screen-recharge-reward.tsx'
import { OffersGate } from '../../../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/promotion/activity/recharge')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenRechargeReward />
    </OffersGate>
  ),
})
