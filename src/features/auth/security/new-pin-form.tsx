import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { resetPin } from '../../../../contract/auth/security.ts'
import { isEasyPin } from '../../../../contract/cashier/easy-pin.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { useWayBack } from '../../../common/use-way-back.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'

/** A new withdrawal password with the code that went to `target`. */
export function NewPinForm({ target }: { target: string }) {
  const { t } = useLingui()
  const { onBack } = useWayBack('/security-center')
  const { send, isSending, failure } = useSecuredCall(resetPin)
  const [code, setCode] = useState('')
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  useBusyWhile(true)
  const short = (text: string) => (wasTried && text.length < 6 ? t`Enter all six digits` : undefined)
  const easy = isEasyPin(pin) ? t`Too easy to guess: choose others` : undefined
  const unequal = wasTried && again !== pin ? t`The two are not the same` : undefined
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (code.length < 6 || pin.length < 6 || easy !== undefined || again !== pin) return toFirstMistake()
    const outcome = await send({ code, qk_pwd: pin, qk_pwd_confirmation: again })
    if ('failed' in outcome) return toFirstMistake()
    showToast({ tone: 'leaf', text: t`New withdrawal password set.` })
    onBack()
  }
  const fields = failure?.fields ?? {}
  return (
    <form
      data-form="new-pin-form"
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      className="grid gap-4"
    >
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
        error={fields.qk_pwd ?? short(pin) ?? easy}
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
