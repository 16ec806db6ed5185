import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { resetPassword } from '../../../../contract/auth/forgotten.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { StrengthMeter } from '../../../ui/fields/strength-meter.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { usePasswordFaults } from '../../../ui/fields/use-password-faults.ts'
import { type FailureWords, useFailureWords } from './call-words.ts'

type SetNewPasswordProps = {
  account: string
  /** Who sent the code: a letter has six digits, support tells twelve. */
  from: 'letter' | 'support'
  onDone: () => void
  onBack: () => void
}

export function SetNewPassword({ account, from, onDone, onBack }: SetNewPasswordProps) {
  const { t } = useLingui()
  const { api, newKey } = useApp()
  const wordsOf = useFailureWords()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureWords>()
  const { form, toFirstMistake } = useFirstMistake()
  const passwords = usePasswordFaults()
  useBusyWhile(true)
  // The same body keeps its key: after a lost answer the server says what it said.
  const last = useRef<{ text: string; key: string }>(undefined)

  const digits = asIdentifier(code).replace(/\D/g, '').length
  const missing = from === 'letter' ? t`Enter all six digits` : t`Enter all twelve digits`
  const codeGap = digits === (from === 'letter' ? 6 : 12) ? undefined : missing
  const found = {
    code: codeGap,
    password: passwords.ofNew(password, 6, t`At least 6 characters`),
    again: again === password ? undefined : t`The two are not the same`,
  }
  const shown = (error: string | undefined) => (wasTried ? error : undefined)
  const send = async () => {
    const body = {
      account: asIdentifier(account),
      code: asIdentifier(code).replace(/\D/g, ''),
      password,
      password_confirmation: again,
    }
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: newKey() }
    const result = await api.call(resetPassword, { body, key: last.current.key })
    if (result.kind === 'answer') return onDone()
    if (result.kind !== 'unchanged') setFailure(wordsOf(result))
    if (result.kind === 'refused') last.current = undefined
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (busy) return
    if (found.code || found.password || found.again) return toFirstMistake()
    setBusy(true)
    setFailure(undefined)
    void send()
      .finally(() => setBusy(false))
      .then(toFirstMistake)
  }
  return (
    <form data-form="set-new-password" ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {from === 'letter' ? (
        <p className="text-small text-soft">
          {t`If there is such an account, the code is on its way. It is good for 10 minutes. Look in the spam folder too.`}
        </p>
      ) : null}
      <FormErrors message={failure?.message} hint={failure?.hint} />
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      {from === 'letter' ? (
        <CodeField
          label={t`Code`}
          hint={t`It works in this browser only.`}
          name="one-time-code"
          value={code}
          onChange={setCode}
          error={failure?.fields.code ?? shown(found.code)}
        />
      ) : (
        <TextField
          label={t`Code from support`}
          hint={t`Twelve digits, good for half an hour.`}
          name="support-code"
          inputMode="numeric"
          autoComplete="off"
          maxSigns={20}
          value={code}
          onChange={setCode}
          error={failure?.fields.code ?? shown(found.code)}
        />
      )}
      <PasswordField
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={failure?.fields.password ?? shown(found.password)}
        strength={<StrengthMeter password={password} known={[account]} />}
      />
      <PasswordField
        label={t`The new one again`}
        name="new-password-again"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={failure?.fields.password_confirmation ?? shown(found.again)}
      />
      <p className="text-small text-soft">
        {t`You are signed out everywhere, and withdrawals rest for 24 hours.`}
      </p>
      <Button type="submit" tone="main" size="large" wide busy={busy}>{t`Set the password`}</Button>
      <Button tone="quiet" onClick={onBack}>{t`Back`}</Button>
    </form>
  )
}
