import { createFileRoute } from '@tanstack/react-router'
import { ScreenIdentity } from '../../features/account/kyc/screen-identity.tsx'

export const Route = createFileRoute('/security-center/identity')({
  loader: ({ context }) => void context.sync.pull('identity'),
  component: ScreenIdentity,
})
