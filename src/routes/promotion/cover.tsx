import { createFileRoute } from '@tanstack/react-router'
import { ScreenCover } from '../../features/promotions/daily-rescue/screen-cover.tsx'

export const Route = createFileRoute('/promotion/cover')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenCover,
})
