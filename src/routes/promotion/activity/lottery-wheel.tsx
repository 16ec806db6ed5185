import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { ScreenWheels } from '../../../features/promotions/screen-wheels.tsx'

export const Route = createFileRoute('/promotion/activity/lottery-wheel')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenWheels path="/promotion/activity/lottery-wheel" />
    </OffersGate>
  ),
})
