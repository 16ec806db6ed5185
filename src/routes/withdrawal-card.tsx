import { createFileRoute } from '@tanstack/react-router'
import { StepUpDialog } from '../features/auth/security/step-up-dialog.tsx'
import { ScreenAccounts } from '../features/cashier/accounts/screen-accounts.tsx'

export const Route = createFileRoute('/withdrawal-card')({
  loader: ({ context }) => {
    void context.sync.pull('accounts')
    // Whether there is a withdrawal password decides what confirming asks for; it may have been set on another device.
    void context.sync.pull('user', { force: true })
  },
  component: () => <ScreenAccounts askForProof={asked => <StepUpDialog purpose="accounts" {...asked} />} />,
})
