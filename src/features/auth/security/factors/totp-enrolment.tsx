import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { beginTotp, confirmTotp, type SecurityView } from '../../../../../contract/auth/security.ts'
import type { ReplyOf } from '../../../../../contract/endpoint.ts'
import { dropProof } from '../../../../common/proof/proofs.ts'
import { useSecuredCall } from '../../../../common/proof/use-secured-call.ts'
import { useStepUp } from '../../../../common/proof/use-step-up.tsx'
import { useBusyWhile } from '../../../../forms/use-busy-while.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeField } from '../../../../ui/fields/code-field.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { useFirstMistake } from '../../../../ui/fields/use-first-mistake.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'

type TotpEnrolmentProps = {
  view: SecurityView
  memberId: string
  onCodes: (codes: readonly string[]) => void
  /** The first code went, and nobody answered: what comes with the answer may be lost. */
  onLost: () => void
}
type Secret = ReplyOf<typeof beginTotp>['data']
type FirstCodeProps = Pick<TotpEnrolmentProps, 'onCodes' | 'onLost'> & { secret: Secret }

/** Turning it on: a secret for the authenticator, and its first code back. */
export function TotpEnrolment({ view, memberId, onCodes, onLost }: TotpEnrolmentProps) {
  const { t } = useLingui()
  const { prove, dialog } = useStepUp(memberId, 'totp', view.passkeys.length > 0)
  const { send, isSending, failure } = useSecuredCall(beginTotp)
  const [secret, setSecret] = useState<Secret>()
  const begin = async () => {
    const proof = await prove()
    if (proof === undefined) return
    const outcome = await send({ proof })
    if ('done' in outcome) setSecret(outcome.done.data)
    else if (outcome.failed.word === 'step_up_required') dropProof('totp')
  }
  if (secret !== undefined) return <FirstCode secret={secret} onCodes={onCodes} onLost={onLost} />
  return (
    <>
      <p className="text-small text-soft">
        {t`With an authenticator app (Google Authenticator, Microsoft Authenticator, 1Password, Aegis) a stolen password alone opens nothing.`}
      </p>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <Button tone="main" size="large" wide busy={isSending} onClick={() => void begin()}>
        {t`Turn it on`}
      </Button>
      {dialog}
    </>
  )
}

function FirstCode({ secret, onCodes, onLost }: FirstCodeProps) {
  const { t } = useLingui()
  const { send, isSending, failure } = useSecuredCall(confirmTotp)
  const [code, setCode] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const noCode = code.length < 6 ? t`Enter all six digits` : undefined
  useBusyWhile(true)
  const confirm = async (totp: string) => {
    if (isSending || totp.length < 6) return
    const outcome = await send({ totp })
    if ('done' in outcome) return onCodes(outcome.done.recovery_codes)
    setCode('')
    setWasTried(false)
    // Without a word of the server nobody knows whether it is on, and its codes are shown once.
    if (outcome.failed.word === undefined) onLost()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (noCode !== undefined) return toFirstMistake()
    void confirm(code)
  }
  const spaced = secret.secret.replace(/(.{4})/g, '$1 ').trim()
  return (
    <form data-form="totp-enrolment" ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-small">{t`1. Add Arara to your authenticator: scan this, or type the key.`}</p>
      <div className="grid justify-items-center gap-3">
        <QrCode text={secret.uri} label={t`Key for the authenticator as a QR code`} />
        <p translate="no" className="select-all break-all text-center font-code text-small">
          {spaced}
        </p>
        <LinkButton href={secret.uri}>{t`Open in an app on this phone`}</LinkButton>
      </div>
      <p className="text-small">{t`2. Type the six digits that it shows.`}</p>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <CodeField
        label={t`Code of your authenticator`}
        name="one-time-code"
        value={code}
        onChange={setCode}
        onComplete={totp => void confirm(totp)}
        error={failure?.fields.totp ?? (wasTried ? noCode : undefined)}
      />
      <Button type="submit" tone="main" size="large" wide busy={isSending}>{t`Confirm the code`}</Button>
    </form>
  )
}
