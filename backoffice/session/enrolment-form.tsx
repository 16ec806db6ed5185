import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { CodeField } from '../../src/ui/code-field.tsx'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { PasswordField } from '../../src/ui/password-field.tsx'
import { useFirstMistake } from '../../src/ui/use-first-mistake.ts'
import { useDesk } from '../desk/desk.ts'
import { ComeIntoView } from '../parts/come-into-view.tsx'
import type { Enrolment } from './enrolment.ts'
import { EnrolmentSecret } from './enrolment-secret.tsx'
import { StepTitle } from './step-title.tsx'
import { useEnrol } from './use-enrol.ts'

type EnrolmentFormProps = { token: string; enrolment: Enrolment }

/** The specification's least (section 5), as the server holds it. */
const leastLength = 6

export function EnrolmentForm({ token, enrolment }: EnrolmentFormProps) {
  const { t } = useLingui()
  const { place, toasts } = useDesk()
  const { enrol, busy, fault } = useEnrol(() => {
    toasts.tell('leaf', t`Your access is ready. Sign in with the next code.`)
    place.go({ screen: 'withdrawals', state: 'pending', id: undefined }, 'replace')
  })
  const { form, toFirstMistake } = useFirstMistake()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [totp, setTotp] = useState('')
  const [wasSent, setWasSent] = useState(false)

  const tooShort = password.length < leastLength ? t`At least 6 characters.` : undefined
  const unlike = repeated === password ? undefined : t`The two passwords are not the same.`
  const noCode = totp.length < 6 ? t`Enter all six digits` : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setWasSent(true)
    if (tooShort || unlike || noCode) return toFirstMistake()
    await enrol({ token, password, totp })
    setTotp('')
    setWasSent(false)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-wide bg-surface p-5 shadow-mid"
    >
      <StepTitle step={1}>{t`Authenticator`}</StepTitle>
      <EnrolmentSecret secret={enrolment.totp_secret} uri={enrolment.totp_uri} />
      <StepTitle step={2}>{t`Password`}</StepTitle>
      <p className="text-small text-soft">
        {t`You sign in as`} <strong className="break-all text-text">{enrolment.email}</strong>
      </p>
      {/* For password keepers: whose password this is. */}
      <input type="hidden" autoComplete="username" value={enrolment.email} readOnly />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={t`A sentence that nobody knows is better than a clever word.`}
        error={wasSent ? tooShort : undefined}
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        error={wasSent ? unlike : undefined}
        value={repeated}
        onChange={setRepeated}
      />
      <StepTitle step={3}>{t`Proof`}</StepTitle>
      <CodeField
        label={t`Code that your authenticator shows now`}
        value={totp}
        onChange={setTotp}
        error={wasSent ? noCode : undefined}
      />
      <ComeIntoView news={fault}>
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </ComeIntoView>
      <Button type="submit" tone="main" size="large" wide busy={busy}>
        {t`Create access`}
      </Button>
    </form>
  )
}
