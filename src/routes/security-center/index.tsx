import { createFileRoute } from '@tanstack/react-router'
import { ScreenSecurity } from '../../features/auth/security/screen-security.tsx'

export const Route = createFileRoute('/security-center/')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenSecurity,
})
