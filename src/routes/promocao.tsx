import { createFileRoute } from '@tanstack/react-router'
import { loadOffers } from '../features/promotions/load-promotions.ts'
import { ScreenOffers } from '../features/promotions/screen-offers.tsx'
import { OffersGate } from '../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/promocao')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadOffers(context),
  component: () => (
    <OffersGate>
      <ScreenOffers />
    </OffersGate>
  ),
})
