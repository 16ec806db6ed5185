import { createFileRoute } from '@tanstack/react-router'
import { ScreenWheels } from '../features/promotions/wheels/screen-wheels.tsx'
import { OffersGate } from '../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/sorteio')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenWheels path="/sorteio" />
    </OffersGate>
  ),
})
