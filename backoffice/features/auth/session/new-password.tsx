import { useLingui } from '@lingui/react/macro'
import { leastAdministratorPassword } from '../../../../contract/operations/administrator-password.ts'
import { PasswordField } from '../../../../src/ui/fields/password-field.tsx'
import { usePasswordFaults } from '../../../../src/ui/fields/use-password-faults.ts'

/** What the page itself can say of a new password that is typed twice. */
export function usePasswordGaps(password: string, repeated: string) {
  const { t } = useLingui()
  const { ofNew } = usePasswordFaults()
  const least = leastAdministratorPassword
  return {
    unfit: ofNew(password, least, t`At least ${least} characters.`),
    unlike: repeated === password ? undefined : t`The two passwords are not the same.`,
  }
}

type NewPasswordProps = {
  password: string
  repeated: string
  onPassword: (password: string) => void
  onRepeated: (password: string) => void
  /** `undefined`: nothing was sent yet. */
  gaps: ReturnType<typeof usePasswordGaps> | undefined
}

export function NewPassword({ password, repeated, onPassword, onRepeated, gaps }: NewPasswordProps) {
  const { t } = useLingui()
  const least = leastAdministratorPassword
  return (
    <>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={t`At least ${least} characters: three words that do not belong together are good.`}
        error={gaps?.unfit}
        value={password}
        onChange={onPassword}
      />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        error={gaps?.unlike}
        value={repeated}
        onChange={onRepeated}
      />
    </>
  )
}
