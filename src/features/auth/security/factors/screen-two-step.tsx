import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { removeTotp, renewRecoveryCodes, type SecurityView } from '../../../../../contract/auth/security.ts'
import { useSecuredCall } from '../../../../common/proof/use-secured-call.ts'
import { useStepUp } from '../../../../common/proof/use-step-up.tsx'
import { SecurityPage } from '../../../../common/security-page.tsx'
import { showToast } from '../../../../state/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { HoldWarning } from '../hold-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'

/** `/security-center/two-step`: an authenticator's code at every sign-in. */
export function ScreenTwoStep() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Two-step verification`}
      path="/security-center/two-step"
      why={t`Log in to see your security`}
    >
      {(view, memberId) => <TwoStep view={view} memberId={memberId} />}
    </SecurityPage>
  )
}

function TwoStep({ view, memberId }: { view: SecurityView; memberId: string }) {
  // Shown once: the overview that arrives meanwhile must not take the codes away.
  const [codes, setCodes] = useState<readonly string[]>()
  const [isLost, setIsLost] = useState(false)
  const show = (made: readonly string[]) => {
    setIsLost(false)
    setCodes(made)
  }
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  if (!view.has_totp) {
    return <TotpEnrolment view={view} memberId={memberId} onCodes={show} onLost={() => setIsLost(true)} />
  }
  return <TwoStepOn view={view} memberId={memberId} isLost={isLost} onCodes={show} />
}

type TwoStepOnProps = {
  view: SecurityView
  memberId: string
  /** It is on, and the answer with its codes never came. */
  isLost: boolean
  onCodes: (codes: readonly string[]) => void
}

function TwoStepOn({ view, memberId, isLost, onCodes }: TwoStepOnProps) {
  const { t } = useLingui()
  const { prove, dialog } = useStepUp(memberId, 'totp', view.passkeys.length > 0)
  const removal = useSecuredCall(removeTotp)
  const renewal = useSecuredCall(renewRecoveryCodes)
  // Its news stands above, and the code was typed below.
  useEffect(() => {
    if (isLost) scrollTo({ top: 0, behavior: 'instant' })
  }, [isLost])
  const renew = async () => {
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await renewal.send({ proof })
    if ('done' in outcome) onCodes(outcome.done.recovery_codes)
  }
  const remove = async () => {
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await removal.send({ proof })
    if ('done' in outcome) showToast({ tone: 'sky', text: t`Two-step verification is off.` })
  }
  const failure = removal.failure ?? renewal.failure
  const left = view.recovery_codes_left
  const lostCodes = isLost
    ? t`The answer with your recovery codes did not arrive. Make new ones now.`
    : undefined
  return (
    <>
      <p className="font-firm">{t`Two-step verification is on.`}</p>
      <p className="text-small text-soft">
        {t`Recovery codes left: ${left}. Each one replaces your phone once.`}
      </p>
      <FormErrors message={failure?.message ?? lostCodes} hint={failure?.hint} />
      <Button wide busy={renewal.isSending} onClick={() => void renew()}>{t`New recovery codes`}</Button>
      <HoldWarning />
      <Button tone="danger" wide busy={removal.isSending} onClick={() => void remove()}>
        {t`Turn it off`}
      </Button>
      {dialog}
    </>
  )
}
