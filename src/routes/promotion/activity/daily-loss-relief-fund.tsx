import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { ScreenDailyRescue } from '../../../features/promotions/screen-daily-rescue.tsx'

export const Route = createFileRoute('/promotion/activity/daily-loss-relief-fund')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenDailyRescue />
    </OffersGate>
  ),
})
