import { createFileRoute } from '@tanstack/react-router'
import { ScreenNotifications } from '../../features/support/notifications/screen-notifications.tsx'

export const Route = createFileRoute('/information-center/notification')({
  loader: ({ context }) => void context.sync.pull('notifications'),
  component: ScreenNotifications,
})
