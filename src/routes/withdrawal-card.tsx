import { createFileRoute } from '@tanstack/react-router'
import { ScreenAccounts } from '../features/money/screen-accounts.tsx'

export const Route = createFileRoute('/withdrawal-card')({
  loader: ({ context }) => void context.sync.pull('accounts'),
  component: ScreenAccounts,
})
