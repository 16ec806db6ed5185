import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../features/responsible-gambling/breaks/offers-gate.tsx'
import { loadLadder } from '../features/vip/load-vip.ts'
import { ScreenLevels } from '../features/vip/screen-levels.tsx'

export const Route = createFileRoute('/nivel')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadLadder(context),
  component: () => (
    <OffersGate>
      <ScreenLevels />
    </OffersGate>
  ),
})
