import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenLevels } from '../features/vip/screen-levels.tsx'

export const Route = createFileRoute('/nivel')({
  loader: ({ context }) => void context.sync.pull('vip-levels'),
  component: () => (
    <OffersGate>
      <ScreenLevels />
    </OffersGate>
  ),
})
