import { createFileRoute } from '@tanstack/react-router'
import { ScreenWithdrawalPassword } from '../features/money/screen-withdrawal-password.tsx'
import { StepUpDialog } from '../features/security/step-up-dialog.tsx'

export const Route = createFileRoute('/withdrawalPassword')({
  component: () => (
    <ScreenWithdrawalPassword
      askForProof={asked => <StepUpDialog purpose="withdrawal_password" {...asked} />}
    />
  ),
})
