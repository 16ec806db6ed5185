import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { loadActivityCentre } from '../../../features/promotions/load-promotions.ts'
import { ScreenActivity } from '../../../features/promotions/screen-activity.tsx'

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
