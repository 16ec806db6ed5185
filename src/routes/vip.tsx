import { createFileRoute } from '@tanstack/react-router'
import { loadAnswers } from '../answers-ahead.ts'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenVipLanding } from '../features/vip/screen-vip-landing.tsx'

export const Route = createFileRoute('/vip')({
  // The loader travels with its screen: the entry carries nothing of this page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadAnswers(context, { inWords: ['vip-levels'] }),
  component: () => (
    <OffersGate>
      <ScreenVipLanding />
    </OffersGate>
  ),
})
