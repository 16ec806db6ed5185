import { createFileRoute } from '@tanstack/react-router'
import { ScreenChangeWithdrawalPassword } from '../../features/cashier/withdrawal-password/screen-change-withdrawal-password.tsx'

export const Route = createFileRoute('/security-center/change-withdrawal-password')({
  component: ScreenChangeWithdrawalPassword,
})
