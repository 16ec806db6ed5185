import { createFileRoute } from '@tanstack/react-router'
import { ScreenWithdrawalPassword } from '../features/money/screen-withdrawal-password.tsx'

export const Route = createFileRoute('/withdrawalPassword')({
  component: ScreenWithdrawalPassword,
})
