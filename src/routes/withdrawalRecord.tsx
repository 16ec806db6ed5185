import { createFileRoute } from '@tanstack/react-router'
import { ScreenWithdrawals } from '../features/money/screen-withdrawals.tsx'

export const Route = createFileRoute('/withdrawalRecord')({
  loader: ({ context }) => void context.sync.pull('withdrawals'),
  component: ScreenWithdrawals,
})
