import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { openDialog } from '../../../state/dialogs.ts'
import { readInvitation } from '../../../state/member/invitation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { RememberChoice } from '../session/remember-choice.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { RegisterConsents } from './register-consents.tsx'
import { registerDraft } from './register-draft.ts'
import { RegisterFields } from './register-fields.tsx'
import { useRegister } from './use-register.ts'

export function RegisterForm() {
  const { t } = useLingui()
  const draft = useSnapshot(registerDraft, { sync: true })
  const [remember, setRemember] = useState(false)
  const { submit, busy, failure, mistakes, captcha, renew } = useRegister(remember)
  const { form, toFirstMistake } = useFirstMistake()

  useEffect(() => {
    if (registerDraft.invite_code === '') registerDraft.invite_code = readInvitation(localStorage)
  }, [])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void submit().then(toFirstMistake)
  }
  return (
    <form data-form="register-form" ref={form} onSubmit={send} noValidate>
      <div className="has-[p]:mb-4">
        <FormErrors message={failure?.message} hint={failure?.hint} />
      </div>
      <div className="grid gap-4">
        <RegisterFields draft={draft} mistakes={mistakes} />
        <TextField
          label={t`Invitation code (optional)`}
          name="invite_code"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.invite_code}
          onChange={value => {
            registerDraft.invite_code = value
          }}
          error={mistakes.invite_code}
        />
        <CaptchaField
          captcha={captcha}
          value={draft.captcha}
          onChange={value => {
            registerDraft.captcha = value
          }}
          onRenew={renew}
          error={mistakes.captcha}
        />
        <RegisterConsents draft={draft} mistakes={mistakes} />
        <RememberChoice checked={remember} onChange={setRemember} />
        <Button type="submit" tone="main" size="large" wide busy={busy}>{t`Create account`}</Button>
        <div className="flex flex-wrap items-center justify-center gap-x-2 text-small text-soft">
          <Trans>Already have an account?</Trans>
          <Button tone="quiet" size="small" onClick={() => openDialog('login')}>{t`Log in`}</Button>
        </div>
      </div>
    </form>
  )
}
