import { createFileRoute } from '@tanstack/react-router'
import { ScreenPush } from '../../features/support/push/screen-push.tsx'

export const Route = createFileRoute('/information-center/notification-settings')({
  loader: ({ context }) => void context.sync.pull('push'),
  component: ScreenPush,
})
