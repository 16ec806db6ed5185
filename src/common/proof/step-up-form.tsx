import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { passkeyStepUpOptions } from '../../../contract/auth/passkeys.ts'
import { verifyPassword } from '../../../contract/auth/security.ts'
import type { StepUpPurpose } from '../../../contract/auth/step-up.ts'
import { longestPassword } from '../../../contract/fields.ts'
import { asIdentifier, textLength } from '../../../contract/text-kinds.ts'
import { askForPasskey, canUsePasskeys } from '../../api/passkey-browser.ts'
import { useBusyWhile } from '../../forms/use-busy-while.ts'
import { useRequiredFields } from '../../forms/use-required-fields.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstMistake } from '../../ui/fields/use-first-mistake.ts'
import { keyIcon } from '../../ui/icons/account-icons.ts'
import { keepProof } from './proofs.ts'
import { useSecuredCall } from './use-secured-call.ts'

type StepUpFormProps = {
  memberId: string
  purpose: StepUpPurpose
  hasPasskeys: boolean
  /** The password does not do here, the passkey must. */
  isPasskeyOnly?: boolean
  onProof: (proof: string) => void
}

const rules = {
  password: (entry: string) => (textLength(entry) > longestPassword ? 'password_too_long' : undefined),
}

/** The person proves again that it is them: by password, with the authenticator's code where there is one, or by passkey. */
export function StepUpForm({
  memberId,
  purpose,
  hasPasskeys,
  isPasskeyOnly = false,
  onProof,
}: StepUpFormProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wantsCode, setWantsCode] = useState(false)
  const verify = useSecuredCall(verifyPassword)
  const challenge = useSecuredCall(passkeyStepUpOptions)
  const { form, toFirstMistake } = useFirstMistake()
  const { gaps, hasGaps } = useRequiredFields()
  useBusyWhile(password !== '' || code !== '')
  const isBusy = verify.isSending || challenge.isSending

  const prove = async (body: Omit<Parameters<typeof verify.send>[0], 'purpose'>) => {
    const outcome = await verify.send({ purpose, ...body })
    if ('failed' in outcome) {
      if (outcome.failed.word === 'second_factor_required') setWantsCode(true)
      return
    }
    const { proof, expires_at } = outcome.done
    keepProof(purpose, { memberId, proof, endsAt: Date.parse(expires_at) })
    onProof(proof)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    verify.clear()
    if (await hasGaps({ password }, rules)) return toFirstMistake()
    await prove({ password, ...(wantsCode && asIdentifier(code) !== '' && { totp: asIdentifier(code) }) })
    toFirstMistake()
  }
  const proveByPasskey = async () => {
    const asked = await challenge.send({})
    if ('failed' in asked) return
    const passkey = await askForPasskey(asked.done.data)
    if (passkey !== undefined) await prove({ passkey })
  }
  const failure = verify.failure ?? challenge.failure
  const isOnlyAsking = failure?.word === 'second_factor_required'
  return (
    <form
      data-form="step-up-form"
      ref={form}
      onSubmit={event => void submit(event)}
      noValidate
      className="grid gap-4"
    >
      <FormErrors message={isOnlyAsking ? undefined : failure?.message} hint={failure?.hint} />
      {isPasskeyOnly ? null : (
        <>
          <PasswordField
            label={t`Your password`}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={failure?.fields.password ?? gaps.password}
          />
          {wantsCode ? (
            <TextField
              label={t`Code of your authenticator, or a recovery code`}
              name="one-time-code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              inputMode="text"
              maxSigns={14}
              value={code}
              onChange={setCode}
              error={failure?.fields.totp}
            />
          ) : null}
          <Button type="submit" tone="main" size="large" wide busy={isBusy}>{t`Confirm it is you`}</Button>
        </>
      )}
      {hasPasskeys && canUsePasskeys() ? (
        <Button
          wide
          {...(isPasskeyOnly && ({ tone: 'main', size: 'large' } as const))}
          icon={keyIcon}
          busy={isBusy}
          onClick={() => void proveByPasskey()}
        >{t`Use a passkey`}</Button>
      ) : null}
      {isPasskeyOnly && !canUsePasskeys() ? (
        <p className="text-small text-soft">{t`This browser cannot keep passkeys.`}</p>
      ) : null}
    </form>
  )
}
