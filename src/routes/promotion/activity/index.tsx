import { createFileRoute } from '@tanstack/react-router'
import { loadAnswers } from '../../../answers-ahead.ts'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { ScreenActivity } from '../../../features/promotions/screen-activity.tsx'

export const Route = createFileRoute('/promotion/activity/')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAnswers(context, { own: ['offers', 'seven-days'], everybody: ['activities'] }),
  component: () => (
    <OffersGate>
      <ScreenActivity />
    </OffersGate>
  ),
})
