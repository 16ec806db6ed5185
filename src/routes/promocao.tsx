import { createFileRoute } from '@tanstack/react-router'
import { loadAnswers } from '../answers-ahead.ts'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenOffers } from '../features/promotions/screen-offers.tsx'

export const Route = createFileRoute('/promocao')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAnswers(context, { everybody: ['activities'] }),
  component: () => (
    <OffersGate>
      <ScreenOffers />
    </OffersGate>
  ),
})
