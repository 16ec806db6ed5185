import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useWayBack } from '../../../common/use-way-back.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useMoneyForm } from '../../../forms/use-money-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import type { AskForProof } from './ask-for-proof.ts'
import { useNewPin } from './use-new-pin.ts'
import { setPasswordCall } from './withdrawal-password-calls.ts'

type SetPasswordFormProps = { memberId: string; askForProof: AskForProof }

/** The first one: sent once the person has proved anew that it is them. */
export function SetPasswordForm({ memberId, askForProof }: SetPasswordFormProps) {
  const { t } = useLingui()
  const { onBack } = useWayBack('/security-center')
  const { send, isSending, failure } = useMoneyForm(setPasswordCall, memberId)
  const fresh = useNewPin()
  const { form, toFirstMistake } = useFirstMistake()
  const [wasTried, setWasTried] = useState(false)
  const [isProving, setIsProving] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (isSending) return
    if (fresh.error !== undefined) return toFirstMistake()
    setIsProving(true)
  }
  const set = async (proof: string) => {
    setIsProving(false)
    const outcome = await send({ qk_pwd: fresh.pin, qk_pwd_confirmation: fresh.again, proof })
    // An earlier request may have set other digits than these: its own words say that it arrived.
    if (outcome.kind !== 'done') return toFirstMistake()
    showToast({ tone: 'leaf', text: t`Your withdrawal password is set.` })
    onBack()
  }
  return (
    <>
      <form data-form="set-password-form" ref={form} onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-soft">
          {t`Six digits that only you know. Every withdrawal and every new account asks for them.`}
        </p>
        <CodeField
          secret
          label={t`Withdrawal password`}
          value={fresh.pin}
          onChange={fresh.setPin}
          error={failure?.fields.qk_pwd ?? (wasTried ? fresh.pinError : undefined)}
        />
        <CodeField
          secret
          label={t`The same again`}
          value={fresh.again}
          onChange={fresh.setAgain}
          error={
            failure?.fields.qk_pwd_confirmation ??
            (wasTried || fresh.again.length === 6 ? fresh.againError : undefined)
          }
        />
        <FormEnd failure={isProving ? undefined : failure}>
          <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Set the password`}</Button>
        </FormEnd>
      </form>
      {isProving
        ? askForProof({ memberId, onProof: proof => void set(proof), onClose: () => setIsProving(false) })
        : null}
    </>
  )
}
