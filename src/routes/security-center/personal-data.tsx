import { createFileRoute } from '@tanstack/react-router'
import { ScreenPersonalData } from '../../features/account/personal-data/screen-personal-data.tsx'

export const Route = createFileRoute('/security-center/personal-data')({
  loader: ({ context }) => void context.sync.pull('security'),
  component: ScreenPersonalData,
})
