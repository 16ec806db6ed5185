import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { administratorSignIn } from '../../contract/backoffice.ts'
import { isEmail } from '../../contract/fields.ts'
import type { CallResult } from '../../src/api/call-result.ts'
import { formatDate } from '../../src/i18n/format-date.ts'
import { useLanguage } from '../../src/i18n/use-language.ts'
import { Button } from '../../src/ui/button.tsx'
import { CodeField } from '../../src/ui/code-field.tsx'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { PasswordField } from '../../src/ui/password-field.tsx'
import { TextField } from '../../src/ui/text-field.tsx'
import { useFirstMistake } from '../../src/ui/use-first-mistake.ts'
import { useDesk } from '../desk/desk.ts'
import { useCallSentence } from '../parts/use-call-sentence.ts'

type Fault = { readonly message: string; readonly hint: string | undefined }

export function SignInForm({ knownEmail }: { knownEmail: string }) {
  const { t } = useLingui()
  const { api, session, now } = useDesk()
  const faultOf = useSignInFault()
  const { form, toFirstMistake } = useFirstMistake()
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const [wasTried, setWasTried] = useState(false)

  const gaps = {
    email: isEmail(email) ? undefined : t`This is no valid e-mail address`,
    password: password === '' ? t`Enter your password` : undefined,
    totp: totp.length < 6 ? t`Enter all six digits` : undefined,
  }
  const shown = wasTried ? gaps : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setWasTried(true)
    if (gaps.email || gaps.password || gaps.totp) return toFirstMistake()
    setBusy(true)
    setFault(undefined)
    const result = await api.call(administratorSignIn, { body: { email, password, totp } })
    setBusy(false)
    if (result.kind === 'answer') {
      const { access_token: token, expires_in, data: administrator } = result.reply
      return session.enter({ token, administrator, endsAt: now() + expires_in * 1000 })
    }
    // Whatever was wrong, the code has been shown to somebody: the next one is needed.
    setTotp('')
    setWasTried(false)
    setFault(faultOf(result))
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid"
    >
      <TextField
        label={t`E-mail`}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={shown?.email}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={shown?.password}
      />
      <CodeField
        label={t`Authenticator code`}
        hint={t`Six digits; each code works once.`}
        value={totp}
        onChange={setTotp}
        error={shown?.totp}
      />
      <FormErrors message={fault?.message} hint={fault?.hint} />
      <Button type="submit" tone="main" size="large" wide busy={busy}>
        {t`Sign in`}
      </Button>
    </form>
  )
}

function useSignInFault() {
  const { t } = useLingui()
  const { now } = useDesk()
  const language = useLanguage()
  const sentence = useCallSentence()
  return (result: Exclude<CallResult<unknown>, { kind: 'answer' }>): Fault | undefined => {
    if (result.kind === 'unchanged') return undefined
    if (result.kind !== 'refused') return { message: sentence(result), hint: undefined }
    if (result.refusal.error === 'too_many_requests') {
      const until = formatDate(now() + (result.retryAfterMs ?? 60_000), 'time', language)
      const message = t`Too many wrong tries: sign-in is locked for this address.`
      return { message, hint: t`Try again at ${until}. Was it not you? Tell whoever runs the house.` }
    }
    const hint =
      result.refusal.error === 'totp_invalid'
        ? t`Wait for the next code of your authenticator; after five wrong tries sign-in locks for 15 minutes.`
        : undefined
    return { message: sentence(result), hint }
  }
}
