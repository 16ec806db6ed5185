import { createFileRoute } from '@tanstack/react-router'
import { ScreenChangePassword } from '../../features/auth/security/screen-change-password.tsx'

export const Route = createFileRoute('/security-center/change-password')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenChangePassword,
})
