import { createFileRoute } from '@tanstack/react-router'
import { ScreenVerifyPassword } from '../../features/auth/security/screen-verify-password.tsx'

export const Route = createFileRoute('/security-center/verify-password')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenVerifyPassword,
})
