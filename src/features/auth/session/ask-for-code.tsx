import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { forgotPassword } from '../../../../contract/auth/forgotten.ts'
import { readAccount } from '../../../../contract/auth/read-account.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { useRequiredFields } from '../../../forms/use-required-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../../ui/fields/use-first-mistake.ts'
import { CaptchaField } from '../register/captcha-field.tsx'
import { captchaEntry, useCaptcha } from '../register/use-captcha.ts'
import { type FailureWords, useFailureWords, useNotSentWords } from './call-words.ts'

const rules = {
  account: (entry: string) => (readAccount(entry) === undefined ? 'login_invalid' : undefined),
}

type AskForCodeProps = {
  account: string
  onAccount: (account: string) => void
  onAsked: () => void
  onFromSupport: () => void
}

export function AskForCode({ account, onAccount, onAsked, onFromSupport }: AskForCodeProps) {
  const { t } = useLingui()
  const { api } = useApp()
  const wordsOf = useFailureWords()
  const notSent = useNotSentWords()
  const { captcha, renew } = useCaptcha(true)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureWords>()
  const { form, toFirstMistake } = useFirstMistake()
  const { gaps, hasGaps } = useRequiredFields()
  useBusyWhile(account !== '' || typed !== '')
  // Asked for, and nobody knows whether it arrived.
  const lost = useRef('')

  const ask = async () => {
    if (await hasGaps({ account, captcha: typed }, rules)) return
    const entry = await captchaEntry(captcha, typed)
    if (entry === undefined) {
      setFailure(notSent)
      return renew()
    }
    const asked = asIdentifier(account)
    const result = await api.call(forgotPassword, { body: { account: asked, ...entry } })
    const hadArrived =
      result.kind === 'refused' && result.refusal.error === 'code_too_soon' && lost.current === asked
    if (result.kind === 'answer' || hadArrived) return onAsked()
    if (result.kind === 'no-answer') lost.current = asked
    if (result.kind !== 'unchanged') setFailure(wordsOf(result))
    setTyped('')
    renew()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    void ask()
      .finally(() => setBusy(false))
      .then(toFirstMistake)
  }
  return (
    <form data-form="ask-for-code" ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-small text-soft">
        {t`Type your user name, phone or e-mail. If there is such an account, a code goes to its e-mail or phone.`}
      </p>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <TextField
        label={t`Name, phone or e-mail`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        onChange={onAccount}
        error={failure?.fields.account ?? gaps.account}
      />
      <CaptchaField
        captcha={captcha}
        value={typed}
        onChange={setTyped}
        onRenew={renew}
        error={failure?.fields.captcha ?? gaps.captcha}
      />
      <Button type="submit" tone="main" size="large" wide busy={busy}>{t`Send the code`}</Button>
      <Button tone="quiet" disabled={asIdentifier(account) === ''} onClick={onFromSupport}>
        {t`I have a code from support`}
      </Button>
      <p className="text-small text-soft">
        {t`No longer have the e-mail or the phone? Talk to support: two of our people check that it is you.`}
      </p>
    </form>
  )
}
