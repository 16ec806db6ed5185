import { createFileRoute } from '@tanstack/react-router'
import { ScreenWithdraw } from '../features/money/screen-withdraw.tsx'

export const Route = createFileRoute('/withdraw')({
  loader: ({ context }) => void context.sync.pull('drawing-terms'),
  component: ScreenWithdraw,
})
