import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { SecurityView } from '../../../../contract/auth/security.ts'
import type { StepUpPurpose } from '../../../../contract/auth/step-up.ts'
import { StepUpForm } from '../../../common/proof/step-up-form.tsx'
import { SecurityPage } from '../../../common/security-page.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'

/** `/security-center/verify-password`: proves the person for one thing, and leads to it. */
export function ScreenVerifyPassword() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Verify password`}
      path="/security-center/verify-password"
      why={t`Log in to see your security`}
    >
      {(view, memberId) => <VerifyPassword view={view} memberId={memberId} />}
    </SecurityPage>
  )
}

function VerifyPassword({ view, memberId }: { view: SecurityView; memberId: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const ways: readonly { value: StepUpPurpose; label: string; to: string }[] = [
    { value: 'email', label: t`Change the e-mail`, to: '/security-center/bind-email' },
    { value: 'totp', label: t`Change two-step verification`, to: '/security-center/two-step' },
    { value: 'passkeys', label: t`Change passkeys`, to: '/security-center/passkeys' },
    {
      value: 'withdrawal_password',
      label: t`Set a forgotten withdrawal password`,
      to: '/security-center/forgot-withdrawal-password',
    },
    { value: 'export', label: t`Export your data`, to: '/security-center/personal-data' },
  ]
  const [purpose, setPurpose] = useState<string>('email')
  const way = ways.find(({ value }) => value === purpose) ?? ways[0]
  if (way === undefined) return null
  return (
    <div className="grid gap-4">
      <p className="text-small text-soft">
        {t`Confirm once that it is you; for five minutes you are not asked again for the same thing.`}
      </p>
      <SelectField label={t`What for`} value={purpose} onChange={setPurpose} options={ways} />
      <StepUpForm
        key={way.value}
        memberId={memberId}
        purpose={way.value}
        hasPasskeys={view.passkeys.length > 0}
        onProof={() => void router.navigate({ to: way.to })}
      />
    </div>
  )
}
