import { createFileRoute } from '@tanstack/react-router'
import { ScreenRechargeReward } from '../../../features/promotions/screen-recharge-reward.tsx'

export const Route = createFileRoute('/promotion/activity/recharge')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenRechargeReward,
})
