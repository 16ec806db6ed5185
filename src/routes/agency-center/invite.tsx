import { createFileRoute } from '@tanstack/react-router'
import { ScreenInvite } from '../../features/agency/screen-invite.tsx'

export const Route = createFileRoute('/agency-center/invite')({
  loader: ({ context }) => void context.sync.pull('agency'),
  component: ScreenInvite,
})
