import { createFileRoute } from '@tanstack/react-router'
import { loadAnswers } from '../answers-ahead.ts'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenLevels } from '../features/vip/screen-levels.tsx'

export const Route = createFileRoute('/nivel')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAnswers(context, { inWords: ['vip-levels'] }),
  component: () => (
    <OffersGate>
      <ScreenLevels />
    </OffersGate>
  ),
})
