import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type SecurityView, sendPinCode } from '../../../../contract/auth/security.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { useStepUp } from '../../../common/proof/use-step-up.tsx'
import { SecurityPage } from '../../../common/security-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { HoldWarning } from './hold-notice.tsx'
import { NewPinForm } from './new-pin-form.tsx'

/** `/security-center/forgot-withdrawal-password`: by the login's password and a code by e-mail or phone. */
export function ScreenForgottenPin() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Forgotten withdrawal password`}
      path="/security-center/forgot-withdrawal-password"
      why={t`Log in to set your withdrawal password`}
    >
      {(view, memberId) => <ForgottenPin view={view} memberId={memberId} />}
    </SecurityPage>
  )
}

function ForgottenPin({ view, memberId }: { view: SecurityView; memberId: string }) {
  const { t } = useLingui()
  const { prove, dialog } = useStepUp(memberId, 'withdrawal_password', view.passkeys.length > 0)
  const { send, isSending, failure } = useSecuredCall(sendPinCode)
  const [target, setTarget] = useState<string>()
  const start = async () => {
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await send({ proof })
    if ('done' in outcome) setTarget(outcome.done.target)
  }
  if (target !== undefined) return <NewPinForm target={target} />
  return (
    <>
      <p className="text-small text-soft">
        {t`We send a code to your bound e-mail, or to your phone where there is none. With it you set a new withdrawal password.`}
      </p>
      <HoldWarning />
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <Button tone="main" size="large" wide busy={isSending} onClick={() => void start()}>
        {t`Send the code`}
      </Button>
      <Button tone="quiet" onClick={() => setTarget(t`you, by our support`)}>
        {t`I have a code from support`}
      </Button>
      {dialog}
    </>
  )
}
