import { useLingui } from '@lingui/react/macro'
import { useBackOffice } from '../../../state/back-office.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { useIdleEnd } from './use-idle-end.ts'

/** Stands in for every place until a password that breaks the rules of today is changed. */
export function ScreenChangePassword({ email }: { email: string }) {
  const { t } = useLingui()
  const { session } = useBackOffice()
  useIdleEnd()
  return (
    <EntryPage
      title={t`Choose a new password`}
      intro={t`Yours is too easy to guess for this work. Then you are back where you were.`}
    >
      <ChangePasswordForm email={email} onDone={session.passwordChanged} />
    </EntryPage>
  )
}
