import { createFileRoute } from '@tanstack/react-router'
import { ScreenAnnouncements } from '../../features/support/notifications/screen-announcements.tsx'

export const Route = createFileRoute('/information-center/announcement')({
  loader: ({ context }) => void context.sync.pull('announcements'),
  component: ScreenAnnouncements,
})
