import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { closeDialogs, openDialog } from '../../../state/dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { usePasswordFaults } from '../../../ui/fields/use-password-faults.ts'
import { keyIcon } from '../../../ui/icons/account-icons.ts'
import { CaptchaField } from '../register/captcha-field.tsx'
import { RiskText } from '../register/risk-text.tsx'
import { DemoTap } from './demo-tap.tsx'
import { RememberChoice } from './remember-choice.tsx'
import { useLogin } from './use-login.ts'
import { canUsePasskeys, usePasskeyLogin } from './use-passkey-login.ts'

export function LoginForm() {
  const { t } = useLingui()
  const { submit, busy, failure, captcha, renew, needsCode } = useLogin()
  const passkey = usePasskeyLogin()
  const navigate = useNavigate()
  const { form, toFirstMistake } = useFirstMistake()
  const passwords = usePasswordFaults()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [totp, setTotp] = useState('')
  const [remember, setRemember] = useState(false)
  useBusyWhile(account !== '' || password !== '')
  const [missing, setMissing] = useState<{ account?: string; password?: string }>({})

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const noPassword = passwords.ofGiven(password)
    const gaps = {
      ...(asIdentifier(account) === '' && { account: t`Enter your account` }),
      ...(noPassword !== undefined && { password: noPassword }),
    }
    setMissing(gaps)
    if (Object.keys(gaps).length > 0) return toFirstMistake()
    if (busy) return
    void submit({ account, password, captcha: code, code: totp, remember }).then(toFirstMistake)
  }
  const forget = () => {
    closeDialogs()
    void navigate({ to: '/forgot-password' })
  }
  const fieldError = failure?.fields
  return (
    <form data-form="login-form" ref={form} onSubmit={send} noValidate>
      <div className="has-[p]:mb-4">
        <FormErrors
          message={failure?.message ?? passkey.failure?.message}
          hint={failure?.hint ?? passkey.failure?.hint}
        />
      </div>
      <div className="grid gap-4">
        <TextField
          data-first-focus
          label={t`Name, phone or e-mail`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={account}
          onChange={setAccount}
          error={missing.account ?? fieldError?.name ?? fieldError?.phone ?? fieldError?.email}
        />
        <div className="relative pt-0.5">
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={missing.password ?? fieldError?.password}
          />
          {/* In the line of the label, where it is missed; in the order of reading after the field it is about. */}
          <div className="absolute -end-4 -top-4">
            <Button tone="quiet" size="small" onClick={forget}>
              <span className="pt-3">{t`Forgot your password?`}</span>
            </Button>
          </div>
        </div>
        {needsCode ? (
          <TextField
            label={t`Code of your authenticator, or a recovery code`}
            name="one-time-code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            maxSigns={14}
            value={totp}
            onChange={setTotp}
            error={fieldError?.totp}
          />
        ) : null}
        <CaptchaField
          captcha={captcha}
          value={code}
          onChange={setCode}
          onRenew={renew}
          error={fieldError?.captcha}
        />
        <RememberChoice checked={remember} onChange={setRemember} />
        <Button type="submit" tone="main" size="large" wide busy={busy}>{t`Log in`}</Button>
        {canUsePasskeys() ? (
          <Button wide icon={keyIcon} busy={passkey.busy} onClick={() => passkey.start(remember)}>
            {t`Log in with a passkey`}
          </Button>
        ) : null}
        <div className="flex flex-wrap items-center justify-center gap-x-2 text-small text-soft">
          <Trans>No account yet?</Trans>
          <Button tone="quiet" size="small" onClick={() => openDialog('register')}>{t`Register`}</Button>
        </div>
        <DemoTap />
        <RiskText />
      </div>
    </form>
  )
}
