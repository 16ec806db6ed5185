import { createFileRoute } from '@tanstack/react-router'
import { ScreenConfirm } from '../../features/auth/security/screen-confirm.tsx'

export const Route = createFileRoute('/security-center/confirm')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenConfirm,
})
