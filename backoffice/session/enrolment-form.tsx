import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { administratorEnrol } from '../../contract/backoffice.ts'
import { Button } from '../../src/ui/button.tsx'
import { CodeField } from '../../src/ui/code-field.tsx'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { PasswordField } from '../../src/ui/password-field.tsx'
import { useDesk } from '../desk/desk.ts'
import { useCallSentence } from '../parts/use-call-sentence.ts'
import type { Enrolment } from './enrolment.ts'
import { EnrolmentSecret } from './enrolment-secret.tsx'
import { StepTitle } from './step-title.tsx'

type EnrolmentFormProps = { token: string; enrolment: Enrolment }

/** The specification's least (section 5), as the server holds it. */
const leastLength = 6

export function EnrolmentForm({ token, enrolment }: EnrolmentFormProps) {
  const { t } = useLingui()
  const { api, place, toasts } = useDesk()
  const sentence = useCallSentence()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [totp, setTotp] = useState('')
  const [busy, setBusy] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [message, setMessage] = useState<string>()

  const tooShort = password.length < leastLength ? t`At least 6 characters.` : undefined
  const unlike = repeated === password ? undefined : t`The two passwords are not the same.`
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (busy || tooShort || unlike) return
    setBusy(true)
    setMessage(undefined)
    const result = await api.call(administratorEnrol, { body: { token, password, totp } })
    setBusy(false)
    if (result.kind === 'answer') {
      toasts.tell('leaf', t`Your access is ready. Sign in with the next code.`)
      return place.go({ screen: 'withdrawals', state: 'pending', id: undefined }, 'replace')
    }
    setTotp('')
    if (result.kind !== 'unchanged') setMessage(sentence(result))
  }
  return (
    <form onSubmit={submit} className="grid gap-5 rounded-wide bg-surface p-5 shadow-mid">
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
        required
        hint={t`A sentence that nobody knows is better than a clever word.`}
        error={wasSent ? tooShort : undefined}
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        required
        error={wasSent ? unlike : undefined}
        value={repeated}
        onChange={setRepeated}
      />
      <StepTitle step={3}>{t`Proof`}</StepTitle>
      <CodeField
        label={t`Code that your authenticator shows now`}
        required
        pattern="[0-9]{6}"
        value={totp}
        onChange={setTotp}
      />
      <FormErrors message={message} hint={message ? t`The link is not used up.` : undefined} />
      <Button type="submit" tone="main" size="large" wide busy={busy}>
        {t`Create access`}
      </Button>
    </form>
  )
}
