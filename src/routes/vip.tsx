import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenVipLanding } from '../features/vip/screen-vip-landing.tsx'

export const Route = createFileRoute('/vip')({
  loader: ({ context }) => void context.sync.pull('vip-levels'),
  component: () => (
    <OffersGate>
      <ScreenVipLanding />
    </OffersGate>
  ),
})
