import { createFileRoute } from '@tanstack/react-router'
import { ScreenBindEmail } from '../../features/auth/security/screen-bind-email.tsx'

export const Route = createFileRoute('/security-center/bind-email')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenBindEmail,
})
