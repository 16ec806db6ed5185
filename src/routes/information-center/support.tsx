import { createFileRoute } from '@tanstack/react-router'
import { ScreenSupport } from '../../features/information/screen-support.tsx'

export const Route = createFileRoute('/information-center/support')({
  loader: ({ context }) => void context.sync.pull('support'),
  component: ScreenSupport,
})
