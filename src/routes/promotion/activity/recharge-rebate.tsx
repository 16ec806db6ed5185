import { createFileRoute } from '@tanstack/react-router'
import { ScreenRechargeRebate } from '../../../features/promotions/screen-recharge-rebate.tsx'

export const Route = createFileRoute('/promotion/activity/recharge-rebate')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenRechargeRebate,
})
