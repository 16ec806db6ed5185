import { createFileRoute } from '@tanstack/react-router'
import { loadActivityCentre } from '../../../features/promotions/load-promotions.ts'
import { ScreenActivity } from '../../../features/promotions/screen-activity.tsx'
import { OffersGate } from '../../../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/promotion/activity/')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadActivityCentre(context),
  component: () => (
    <OffersGate>
      <ScreenActivity />
    </OffersGate>
  ),
})
