import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { resetPin, type SecurityView, sendPinCode } from '../../../contract/security.ts'
import { showToast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { HoldWarning } from './hold-notice.tsx'
import { SecurityPage } from './security-page.tsx'
import { useSecuredCall } from './use-secured-call.ts'
import { useStepUp } from './use-step-up.tsx'

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

function NewPinForm({ target }: { target: string }) {
  const { t } = useLingui()
  const { onBack } = useWayBack('/security-center')
  const { send, isSending, failure } = useSecuredCall(resetPin)
  const [code, setCode] = useState('')
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const short = (text: string) => (wasTried && text.length < 6 ? t`Enter all six digits` : undefined)
  const unequal = wasTried && again !== pin ? t`The two are not the same` : undefined
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending || code.length < 6 || pin.length < 6 || again !== pin) return
    const outcome = await send({ code, qk_pwd: pin, qk_pwd_confirmation: again })
    if ('failed' in outcome) return
    showToast({ tone: 'leaf', text: t`New withdrawal password set.` })
    onBack()
  }
  const fields = failure?.fields ?? {}
  return (
    <form onSubmit={event => void submit(event)} noValidate className="grid gap-4">
      <p className="break-words text-small text-soft">{t`The code went to ${target}.`}</p>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <CodeField
        label={t`Code`}
        name="one-time-code"
        value={code}
        onChange={setCode}
        error={fields.code ?? short(code)}
      />
      <CodeField
        secret
        label={t`New withdrawal password`}
        value={pin}
        onChange={setPin}
        error={fields.qk_pwd ?? short(pin)}
      />
      <CodeField
        secret
        label={t`The new one again`}
        value={again}
        onChange={setAgain}
        error={fields.qk_pwd_confirmation ?? unequal}
      />
      <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Set it`}</Button>
    </form>
  )
}
