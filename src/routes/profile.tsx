import { createFileRoute } from '@tanstack/react-router'
import { ScreenProfile } from '../features/account/screen-profile.tsx'

export const Route = createFileRoute('/profile')({
  loader: ({ context }) => void context.sync.pull('balance'),
  component: ScreenProfile,
})
