import { createFileRoute } from '@tanstack/react-router'
import { ScreenInvitationRecord } from '../../features/agency/screen-invitation-record.tsx'

export const Route = createFileRoute('/agency-center/invitation-record')({
  loader: ({ context }) => void context.sync.pull('agency-invited'),
  component: ScreenInvitationRecord,
})
