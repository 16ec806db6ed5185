import { createFileRoute } from '@tanstack/react-router'
import { ScreenHistory } from '../../features/auth/security/screen-history.tsx'

export const Route = createFileRoute('/security-center/history')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenHistory,
})
