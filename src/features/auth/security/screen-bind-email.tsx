import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { bindEmail, type SecurityView, sendEmailCode } from '../../../../contract/auth/security.ts'
import { isEmail } from '../../../../contract/fields.ts'
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

/** `/security-center/bind-email` */
export function ScreenBindEmail() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Bind e-mail`}
      path="/security-center/bind-email"
      why={t`Log in to bind your e-mail`}
    >
      {(view, memberId) => <BindEmail view={view} memberId={memberId} />}
    </SecurityPage>
  )
}

function BindEmail({ view, memberId }: { view: SecurityView; memberId: string }) {
  const { t } = useLingui()
  const { onBack } = useWayBack('/security-center')
  const [sentTo, setSentTo] = useState<string>()
  const bind = useSecuredCall(bindEmail)
  const finish = async (code: string) => {
    const outcome = await bind.send({ code })
    if ('failed' in outcome) return
    showToast({ tone: 'leaf', text: t`E-mail bound.` })
    onBack()
  }
  if (sentTo === undefined) return <AddressForm view={view} memberId={memberId} onSent={setSentTo} />
  return (
    <CodeStep
      target={sentTo}
      busy={bind.isSending}
      failure={bind.failure}
      onCode={code => void finish(code)}
      onBack={() => setSentTo(undefined)}
    />
  )
}

const rules = { email: (entry: string) => (isEmail(entry) ? undefined : 'email_invalid') }

type AddressFormProps = { view: SecurityView; memberId: string; onSent: (email: string) => void }

function AddressForm({ view, memberId, onSent }: AddressFormProps) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const { prove, dialog } = useStepUp(memberId, 'email', view.passkeys.length > 0)
  const { send, isSending, failure } = useSecuredCall(sendEmailCode)
  const { form, toFirstMistake } = useFirstMistake()
  const { gaps, hasGaps } = useRequiredFields()
  useBusyWhile(email !== '')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    if (await hasGaps({ email }, rules)) return toFirstMistake()
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await send({ email, proof })
    if ('done' in outcome) onSent(asIdentifier(email))
    else if (outcome.failed.word === 'step_up_required') dropProof('email')
    toFirstMistake()
  }
  const bound = view.email
  return (
    <>
      <form
        data-form="screen-bind-email"
        ref={form}
        onSubmit={event => void submit(event)}
        noValidate
        className="grid gap-4"
      >
        {bound === null ? (
          <p className="text-small text-soft">
            {t`Your e-mail is your way back if you forget a password, and where we warn you of new devices.`}
          </p>
        ) : (
          <p className="text-small text-soft">{t`Bound now: ${bound}. The new one takes its place.`}</p>
        )}
        <HoldWarning />
        <FormErrors message={failure?.message} hint={failure?.hint} />
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          error={gaps.email ?? failure?.fields.email}
        />
        <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Send the code`}</Button>
      </form>
      {dialog}
    </>
  )
}
