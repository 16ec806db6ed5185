import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { isEmail } from '../../../../contract/fields.ts'
import { administratorSignIn } from '../../../../contract/operations/administrator-proof.ts'
import { canUsePasskeys } from '../../../../src/api/passkey-browser.ts'
import { withWork } from '../../../../src/api/with-work.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { CodeField } from '../../../../src/ui/fields/code-field.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { PasswordField } from '../../../../src/ui/fields/password-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../../src/ui/fields/use-first-mistake.ts'
import { usePasswordFaults } from '../../../../src/ui/fields/use-password-faults.ts'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { OrLine } from './or-line.tsx'
import { useEnter } from './use-enter.ts'
import { usePasskeyEntry } from './use-passkey-entry.ts'
import { type Fault, useSignInFault } from './use-sign-in-fault.ts'

export function SignInForm({ knownEmail }: { knownEmail: string }) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const enter = useEnter()
  const passkey = usePasskeyEntry()
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
    password: usePasswordFaults().ofGiven(password),
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
    const body = { email, password, totp }
    const result = await withWork(work => api.call(administratorSignIn, { body: { ...body, ...work } }))
    setBusy(false)
    if (result.kind === 'answer') {
      return enter(result.reply)
    }
    // Whatever was wrong, the code has been shown to somebody: the next one is needed.
    setTotp('')
    setWasTried(false)
    setFault(faultOf(result))
  }
  return (
    <form
      data-form="session/sign-in-form"
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid"
    >
      {canUsePasskeys() ? (
        <>
          <ComeIntoView news={passkey.fault}>
            <FormErrors message={passkey.fault?.message} hint={passkey.fault?.hint} />
          </ComeIntoView>
          <Button tone="main" size="large" wide busy={passkey.busy} onClick={passkey.start}>
            {t`Sign in with a passkey`}
          </Button>
          <OrLine>{t`or with password and code`}</OrLine>
        </>
      ) : null}
      <TextField
        label={t`E-mail`}
        type="email"
        autoComplete="username webauthn"
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
      <Button
        type="submit"
        {...(!canUsePasskeys() && { tone: 'main' as const })}
        size="large"
        wide
        busy={busy}
      >
        {t`Sign in`}
      </Button>
    </form>
  )
}
