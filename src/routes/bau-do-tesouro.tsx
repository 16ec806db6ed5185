import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenChest } from '../features/promotions/screen-chest.tsx'

export const Route = createFileRoute('/bau-do-tesouro')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenChest />
    </OffersGate>
  ),
})
