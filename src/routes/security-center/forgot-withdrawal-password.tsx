import { createFileRoute } from '@tanstack/react-router'
import { ScreenForgottenPin } from '../../features/auth/security/screen-forgotten-pin.tsx'

export const Route = createFileRoute('/security-center/forgot-withdrawal-password')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenForgottenPin,
})
