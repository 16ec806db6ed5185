import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenOffers } from '../features/promotions/screen-offers.tsx'

export const Route = createFileRoute('/promocao')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenOffers />
    </OffersGate>
  ),
})
