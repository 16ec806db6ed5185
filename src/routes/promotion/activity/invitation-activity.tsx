import { createFileRoute } from '@tanstack/react-router'
import { ScreenInvitation } from '../../../features/promotions/screen-invitation.tsx'

export const Route = createFileRoute('/promotion/activity/invitation-activity')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenInvitation,
})
