import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { type Confirmation, sendConfirmation } from '../../../../../contract/auth/confirmation.ts'
import { isEmail } from '../../../../../contract/fields.ts'
import { normalisePhone } from '../../../../../contract/phone.ts'
import { useSecuredCall } from '../../../../common/proof/use-secured-call.ts'
import { useBusyWhile } from '../../../../forms/use-busy-while.ts'
import { useRequiredFields } from '../../../../forms/use-required-fields.ts'
import { showToast } from '../../../../state/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'

type ConfirmContactProps = {
  contact: Confirmation['contacts'][number]
  /** Until the registration is settled; then a contact is changed with a step-up. */
  mayChange: boolean
}

/** One contact that is not proved: its code again, or another contact in its place. */
export function ConfirmContact({ contact: { kind, target }, mayChange }: ConfirmContactProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { send, isSending, failure } = useSecuredCall(sendConfirmation)
  const title = kind === 'phone' ? t`Phone` : t`E-mail`
  const changes = kind === 'phone' ? t`Use another phone` : t`Use another e-mail`
  const adds = kind === 'phone' ? t`Add a phone` : t`Add an e-mail`
  const again = async (value?: string) => {
    const outcome = await send({ kind, ...(value !== undefined && { [kind]: value }) })
    if ('failed' in outcome) return
    setIsOpen(false)
    showToast({ tone: 'leaf', text: t`Code sent.` })
  }
  return (
    <section aria-label={title} className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 break-words text-small">
          <span className="text-soft">{title}</span> <span>{target}</span>
        </p>
        {target === null ? null : (
          <Button
            size="small"
            busy={isSending && !isOpen}
            onClick={() => void again()}
          >{t`Send again`}</Button>
        )}
      </div>
      {isOpen ? null : <FormErrors message={failure?.message} hint={failure?.hint} />}
      {mayChange && !isOpen ? (
        // Its words stand in line with the text above, not its padding.
        <div className="-ms-4">
          <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
            {target === null ? adds : changes}
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <OtherContact kind={kind} busy={isSending} failure={failure} onSend={value => void again(value)} />
      ) : null}
    </section>
  )
}

const rules = {
  phone: (entry: string) => (normalisePhone(entry) === undefined ? 'phone_invalid' : undefined),
  email: (entry: string) => (isEmail(entry) ? undefined : 'email_invalid'),
}

type OtherContactProps = {
  kind: 'phone' | 'email'
  busy: boolean
  failure: ReturnType<typeof useSecuredCall>['failure']
  onSend: (value: string) => void
}

function OtherContact({ kind, busy, failure, onSend }: OtherContactProps) {
  const { t } = useLingui()
  const [value, setValue] = useState('')
  const { gaps, hasGaps } = useRequiredFields()
  useBusyWhile(value !== '')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy && !(await hasGaps({ [kind]: value }, rules))) onSend(value)
  }
  const isPhone = kind === 'phone'
  return (
    <form
      data-form="confirm-contact"
      onSubmit={event => void submit(event)}
      noValidate
      className="grid gap-4"
    >
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <TextField
        label={isPhone ? t`New mobile number` : t`New e-mail`}
        name={isPhone ? 'tel' : 'email'}
        type={isPhone ? 'tel' : 'email'}
        inputMode={isPhone ? 'tel' : 'email'}
        autoComplete={isPhone ? 'tel-national' : 'email'}
        value={value}
        onChange={setValue}
        error={gaps[kind] ?? failure?.fields[kind]}
      />
      <Button type="submit" busy={busy}>{t`Send the code`}</Button>
    </form>
  )
}
