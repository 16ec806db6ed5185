import { createFileRoute } from '@tanstack/react-router'
import { ScreenPasskeys } from '../../features/auth/security/factors/screen-passkeys.tsx'

export const Route = createFileRoute('/security-center/passkeys')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenPasskeys,
})
