import { createFileRoute } from '@tanstack/react-router'
import { ScreenProfile } from '../features/account/screen-profile.tsx'
import { MissingDetails } from '../features/security/missing-details.tsx'

export const Route = createFileRoute('/profile')({
  loader: ({ context }) => void context.sync.pull('balance'),
  component: Profile,
})

function Profile() {
  return <ScreenProfile due={memberId => <MissingDetails memberId={memberId} />} />
}
