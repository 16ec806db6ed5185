import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../features/responsible-gambling/breaks/offers-gate.tsx'
import { loadLadder } from '../features/vip/load-vip.ts'
import { ScreenVipLanding } from '../features/vip/screen-vip-landing.tsx'

export const Route = createFileRoute('/vip')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadLadder(context),
  component: () => (
    <OffersGate>
      <ScreenVipLanding />
    </OffersGate>
  ),
})
