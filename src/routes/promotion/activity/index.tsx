import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { ScreenActivity } from '../../../features/promotions/screen-activity.tsx'

export const Route = createFileRoute('/promotion/activity/')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenActivity />
    </OffersGate>
  ),
})
