import { createFileRoute } from '@tanstack/react-router'
import { ScreenChest } from '../features/promotions/invitation/screen-chest.tsx'
import { OffersGate } from '../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/bau-do-tesouro')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenChest />
    </OffersGate>
  ),
})
