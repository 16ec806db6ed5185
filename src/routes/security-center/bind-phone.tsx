import { createFileRoute } from '@tanstack/react-router'
import { ScreenBindPhone } from '../../features/auth/security/screen-bind-phone.tsx'

export const Route = createFileRoute('/security-center/bind-phone')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenBindPhone,
})
