import { createFileRoute } from '@tanstack/react-router'
import { OffersGate } from '../../../features/breaks/offers-gate.tsx'
import { ScreenInvitation } from '../../../features/promotions/screen-invitation.tsx'

export const Route = createFileRoute('/promotion/activity/invitation-activity')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenInvitation />
    </OffersGate>
  ),
})
