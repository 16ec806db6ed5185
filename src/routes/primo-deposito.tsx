import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../features/breaks/offers-gate.tsx'
import { ScreenFirstDeposit } from '../features/promotions/screen-first-deposit.tsx'

export const Route = createFileRoute('/primo-deposito')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenFirstDeposit />
    </OffersGate>
  ),
})
