import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import type { CallFailure } from '../../../../common/proof/use-secured-call.ts'
import { useBusyWhile } from '../../../../forms/use-busy-while.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeField } from '../../../../ui/fields/code-field.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { useFirstMistake } from '../../../../ui/fields/use-first-mistake.ts'

type CodeStepProps = {
  /** Where the code went, as the member may see it. */
  target: string
  /** By text message there is no spam folder. */
  channel?: 'email' | 'sms'
  busy: boolean
  failure: CallFailure | undefined
  onCode: (code: string) => void
  onBack: () => void
}

/** Six digits that came by e-mail or message. The last one sends. */
export function CodeStep({ target, channel = 'email', busy, failure, onCode, onBack }: CodeStepProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const noCode = code.length < 6 ? t`Enter all six digits` : undefined
  useBusyWhile(true)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (busy) return
    if (noCode !== undefined) return toFirstMistake()
    onCode(code)
  }
  return (
    <form data-form="code-step" ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <p className="break-words text-small text-soft">
        {channel === 'email'
          ? t`We sent a code to ${target}. It is good for 10 minutes. Look in the spam folder too.`
          : t`We sent a code to ${target} by text message. It is good for 10 minutes.`}
      </p>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <CodeField
        label={t`Code`}
        name="one-time-code"
        value={code}
        onChange={setCode}
        onComplete={onCode}
        error={failure?.fields.code ?? (wasTried ? noCode : undefined)}
      />
      <Button type="submit" tone="main" size="large" wide busy={busy}>{t`Confirm the code`}</Button>
      <Button tone="quiet" onClick={onBack}>{t`Send to another address, or again`}</Button>
    </form>
  )
}
