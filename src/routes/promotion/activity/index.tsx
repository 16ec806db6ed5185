import { createFileRoute } from '@tanstack/react-router'
import { ScreenActivity } from '../../../features/promotions/screen-activity.tsx'

export const Route = createFileRoute('/promotion/activity/')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenActivity,
})
