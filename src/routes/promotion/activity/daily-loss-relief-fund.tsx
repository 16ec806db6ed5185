import { createFileRoute } from '@tanstack/react-router'
import { ScreenDailyRescue } from '../../../features/promotions/daily-rescue/screen-daily-rescue.tsx'
import { OffersGate } from '../../../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/promotion/activity/daily-loss-relief-fund')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenDailyRescue />
    </OffersGate>
  ),
})
