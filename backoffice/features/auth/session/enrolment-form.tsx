import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { CodeField } from '../../../../src/ui/fields/code-field.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { useFirstMistake } from '../../../../src/ui/fields/use-first-mistake.ts'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import type { Enrolment } from './enrolment.ts'
import { EnrolmentSecret } from './enrolment-secret.tsx'
import { NewPassword, usePasswordGaps } from './new-password.tsx'
import { StepTitle } from './step-title.tsx'
import { useEnrol } from './use-enrol.ts'

type EnrolmentFormProps = { token: string; enrolment: Enrolment }

export function EnrolmentForm({ token, enrolment }: EnrolmentFormProps) {
  const { t } = useLingui()
  const { place, toasts } = useBackOffice()
  const { enrol, busy, fault } = useEnrol(() => {
    toasts.show('leaf', t`Your access is ready. Sign in with the next code.`)
    place.go({ screen: 'withdrawals', state: 'pending', id: undefined }, 'replace')
  })
  const language = useLanguage()
  const until = formatDate(Date.parse(enrolment.expires_at), 'moment', language)
  const hours = enrolment.probation_hours
  const { form, toFirstMistake } = useFirstMistake()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [totp, setTotp] = useState('')
  const [wasSent, setWasSent] = useState(false)

  const { unfit, unlike } = usePasswordGaps(password, repeated)
  const noCode = totp.length < 6 ? t`Enter all six digits` : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setWasSent(true)
    if (unfit || unlike || noCode) return toFirstMistake()
    await enrol({ token, password, totp })
    setTotp('')
    setWasSent(false)
  }
  return (
    <form
      data-form="session/enrolment-form"
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-wide bg-surface p-5 shadow-mid"
    >
      <StepTitle step={1}>{t`Authenticator`}</StepTitle>
      <EnrolmentSecret secret={enrolment.totp_secret} uri={enrolment.totp_uri} />
      <StepTitle step={2}>{t`Password`}</StepTitle>
      <p className="text-small text-soft">
        {t`You sign in as`} <strong className="break-all text-text">{enrolment.email}</strong>
      </p>
      {/* For password keepers: whose password this is. */}
      <input type="hidden" autoComplete="username" value={enrolment.email} readOnly />
      <NewPassword
        {...{ password, repeated }}
        onPassword={setPassword}
        onRepeated={setRepeated}
        gaps={wasSent ? { unfit, unlike } : undefined}
      />
      <StepTitle step={3}>{t`Proof`}</StepTitle>
      <CodeField
        label={t`Code that your authenticator shows now`}
        value={totp}
        onChange={setTotp}
        error={wasSent ? noCode : undefined}
      />
      <div className="grid gap-1 text-small text-soft">
        <p className="figures">{t`The link works until ${until}.`}</p>
        {hours > 0 ? (
          <p>{t`${plural(hours, { one: 'For # hour you approve nothing.', other: 'For # hours you approve nothing.' })}`}</p>
        ) : null}
      </div>
      <ComeIntoView news={fault}>
        <FormErrors message={fault?.message} hint={fault?.hint} />
      </ComeIntoView>
      <Button type="submit" tone="main" size="large" wide busy={busy}>
        {t`Create access`}
      </Button>
    </form>
  )
}
