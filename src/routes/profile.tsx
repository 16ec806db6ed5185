import { createFileRoute } from '@tanstack/react-router'
import { ScreenProfile } from '../features/account/screen-profile.tsx'
import { Appearance } from '../features/shell/appearance.tsx'

export const Route = createFileRoute('/profile')({
  loader: ({ context }) => void context.sync.pull('balance'),
  component: Profile,
})

function Profile() {
  return <ScreenProfile appearance={<Appearance />} />
}
