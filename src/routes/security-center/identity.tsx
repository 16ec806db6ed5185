import { createFileRoute } from '@tanstack/react-router'
import { ScreenIdentity } from '../../features/security/screen-identity.tsx'

export const Route = createFileRoute('/security-center/identity')({
  loader: ({ context }) => void context.sync.pull('identity'),
  component: ScreenIdentity,
})
