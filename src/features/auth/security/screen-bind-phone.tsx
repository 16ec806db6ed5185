import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { bindPhone, type SecurityView, sendPhoneCode } from '../../../../contract/auth/security.ts'
import { normalisePhone } from '../../../../contract/phone.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { dropProof } from '../../../common/proof/proofs.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { useStepUp } from '../../../common/proof/use-step-up.tsx'
import { SecurityPage } from '../../../common/security-page.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { useRequiredFields } from '../../../forms/use-required-fields.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { CodeStep } from './factors/code-step.tsx'
import { HoldWarning } from './hold-notice.tsx'

/** `/security-center/bind-phone` */
export function ScreenBindPhone() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Change phone`}
      path="/security-center/bind-phone"
      why={t`Log in to see your security`}
    >
      {(view, memberId) => <BindPhone view={view} memberId={memberId} />}
    </SecurityPage>
  )
}

function BindPhone({ view, memberId }: { view: SecurityView; memberId: string }) {
  const { t } = useLingui()
  const { onBack } = useWayBack('/security-center')
  const [sentTo, setSentTo] = useState<string>()
  const bind = useSecuredCall(bindPhone)
  const finish = async (code: string) => {
    const outcome = await bind.send({ code })
    if ('failed' in outcome) return
    showToast({ tone: 'leaf', text: t`Phone changed.` })
    onBack()
  }
  if (sentTo === undefined) return <NumberForm view={view} memberId={memberId} onSent={setSentTo} />
  return (
    <CodeStep
      target={sentTo}
      channel="sms"
      busy={bind.isSending}
      failure={bind.failure}
      onCode={code => void finish(code)}
      onBack={() => setSentTo(undefined)}
    />
  )
}

const rules = {
  phone: (entry: string) => (normalisePhone(entry) === undefined ? 'phone_invalid' : undefined),
}

type NumberFormProps = { view: SecurityView; memberId: string; onSent: (phone: string) => void }

function NumberForm({ view, memberId, onSent }: NumberFormProps) {
  const { t } = useLingui()
  const [phone, setPhone] = useState('')
  const { prove, dialog } = useStepUp(memberId, 'phone', view.passkeys.length > 0)
  const { send, isSending, failure } = useSecuredCall(sendPhoneCode)
  const { form, toFirstMistake } = useFirstMistake()
  const { gaps, hasGaps } = useRequiredFields()
  useBusyWhile(phone !== '')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    if (await hasGaps({ phone }, rules)) return toFirstMistake()
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await send({ phone, proof })
    if ('done' in outcome) onSent(asIdentifier(phone))
    else if (outcome.failed.word === 'step_up_required') dropProof('phone')
    toFirstMistake()
  }
  const bound = view.phone
  return (
    <>
      <form
        data-form="screen-bind-phone"
        ref={form}
        onSubmit={event => void submit(event)}
        noValidate
        className="grid gap-4"
      >
        <p className="text-small text-soft">
          {bound === null
            ? t`Your phone is a way back if you forget a password.`
            : t`Bound now: ${bound}. The new one takes its place.`}
        </p>
        <HoldWarning />
        <FormErrors message={failure?.message} hint={failure?.hint} />
        <TextField
          label={t`New mobile number`}
          name="tel"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={phone}
          onChange={setPhone}
          error={gaps.phone ?? failure?.fields.phone}
          hint={t`With area code, such as 11 91234-5678. One number serves one account.`}
        />
        <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Send the code`}</Button>
      </form>
      {dialog}
    </>
  )
}
