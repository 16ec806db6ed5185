import { createFileRoute } from '@tanstack/react-router'
import { ScreenDetails } from '../../features/account/personal-data/screen-details.tsx'

export const Route = createFileRoute('/security-center/details')({
  loader: ({ context }) => void context.sync.pull('member-details'),
  component: ScreenDetails,
})
