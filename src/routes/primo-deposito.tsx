import { createFileRoute } from '@tanstack/react-router'
import { ScreenFirstDeposit } from '../features/promotions/first-deposit/screen-first-deposit.tsx'
import { OffersGate } from '../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/primo-deposito')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenFirstDeposit />
    </OffersGate>
  ),
})
