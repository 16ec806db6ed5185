import { createFileRoute } from '@tanstack/react-router'
import { ScreenHistory } from '../../features/promotions/screen-history.tsx'

export const Route = createFileRoute('/promotion/history')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenHistory,
})
