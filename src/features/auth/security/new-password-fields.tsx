import { useLingui } from '@lingui/react/macro'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { StrengthMeter } from '../../../ui/fields/strength-meter.tsx'

type NewPasswordFieldsProps = {
  password: string
  again: string
  onPassword: (text: string) => void
  onAgain: (text: string) => void
  errors: { password: string | undefined; again: string | undefined }
}

/** A new password, typed twice, with its strength while it is typed. Nothing of it leaves the device for that. */
export function NewPasswordFields({ password, again, onPassword, onAgain, errors }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={onPassword}
        error={errors.password}
        strength={<StrengthMeter password={password} known={[]} />}
      />
      <PasswordField
        label={t`The new one again`}
        name="new-password-again"
        autoComplete="new-password"
        value={again}
        onChange={onAgain}
        error={errors.again}
      />
    </>
  )
}
