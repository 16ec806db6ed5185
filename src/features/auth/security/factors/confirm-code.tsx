import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CallFailure } from '../../../../common/proof/use-secured-call.ts'
import { siteConfig } from '../../../../state/site-config.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { CodeField } from '../../../../ui/fields/code-field.tsx'
import { FormErrors } from '../../../../ui/fields/form-errors.tsx'
import { useFirstMistake } from '../../../../ui/fields/use-first-mistake.ts'

type ConfirmCodeProps = {
  /** Where codes went, as the member may see it: any of them will do. */
  targets: readonly string[]
  busy: boolean
  failure: CallFailure | undefined
  onCode: (code: string) => void
}

/** Six digits of the message to any of the contacts. The last one sends. */
export function ConfirmCode({ targets, busy, failure, onCode }: ConfirmCodeProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { form, toFirstMistake } = useFirstMistake()
  const noCode = code.length < 6 ? t`Enter all six digits` : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if (busy) return
    if (noCode !== undefined) return toFirstMistake()
    onCode(code)
  }
  const where = targets.join(', ')
  const { demo } = useSnapshot(siteConfig).now
  return (
    <form data-form="confirm-code" ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <CodeField
        label={t`Code`}
        name="one-time-code"
        value={code}
        onChange={setCode}
        onComplete={onCode}
        error={failure?.fields.code ?? (wasTried ? noCode : undefined)}
        hint={t`Sent to ${where}. It is good for 10 minutes.`}
      />
      {demo ? (
        <Link to="/test" className={buttonClass({ size: 'small', tone: 'quiet' })}>
          {t`Demo: read the message here`}
        </Link>
      ) : null}
      <Button type="submit" tone="main" size="large" wide busy={busy}>{t`Confirm the code`}</Button>
    </form>
  )
}
