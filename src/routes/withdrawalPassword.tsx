import { createFileRoute } from '@tanstack/react-router'
import { StepUpDialog } from '../features/auth/security/step-up-dialog.tsx'
import { ScreenWithdrawalPassword } from '../features/cashier/withdrawal-password/screen-withdrawal-password.tsx'

export const Route = createFileRoute('/withdrawalPassword')({
  component: () => (
    <ScreenWithdrawalPassword
      askForProof={asked => <StepUpDialog purpose="withdrawal_password" {...asked} />}
    />
  ),
})
