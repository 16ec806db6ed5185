import { createFileRoute } from '@tanstack/react-router'
import { ScreenInvitation } from '../../../features/promotions/invitation/screen-invitation.tsx'
import { OffersGate } from '../../../features/responsible-gambling/breaks/offers-gate.tsx'

export const Route = createFileRoute('/promotion/activity/invitation-activity')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: () => (
    <OffersGate>
      <ScreenInvitation />
    </OffersGate>
  ),
})
