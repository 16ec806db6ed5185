import { useLingui } from '@lingui/react/macro'
import type { StepUpPurpose } from '../../../../contract/auth/step-up.ts'
import { StepUpForm } from '../../../common/proof/step-up-form.tsx'
import { useAnswer } from '../../../common/use-answer.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type StepUpDialogProps = {
  memberId: string
  purpose: StepUpPurpose
  onProof: (proof: string) => void
  onClose: () => void
}

/** The step-up for a screen of another feature, which opens it when the server asks for one. */
export function StepUpDialog({ memberId, purpose, onProof, onClose }: StepUpDialogProps) {
  const { t } = useLingui()
  const { answer: view } = useAnswer('security', { memberId })
  const isAboutMoney = purpose === 'accounts'
  const hasPasskeys = view?.passkeys.some(passkey => !passkey.is_suspended) === true
  return (
    <Dialog open onClose={onClose} title={t`Confirm it is you`}>
      <p className="pb-4 text-small text-soft">
        {isAboutMoney
          ? t`Your account has more than a password. Where your money goes is changed only with it.`
          : t`This protects you from anybody who finds your phone unlocked.`}
      </p>
      <StepUpForm
        memberId={memberId}
        purpose={purpose}
        hasPasskeys={hasPasskeys}
        isPasskeyOnly={isAboutMoney && hasPasskeys && view?.has_totp === false}
        onProof={onProof}
      />
    </Dialog>
  )
}
