import { createFileRoute } from '@tanstack/react-router'
import { ScreenRebates } from '../../features/promotions/betting-rebate/screen-rebates.tsx'

export const Route = createFileRoute('/promotion/rebates')({
  loader: ({ context }) => void context.sync.pull('activities'),
  component: ScreenRebates,
})
