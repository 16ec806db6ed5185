import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { closeDialogs, dialogs } from '../../../state/dialogs.ts'
import { session } from '../../../state/member/session.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { isStarted, registerDraft } from '../register/register-draft.ts'
import { RegisterForm } from '../register/register-form.tsx'
import { ExpiredDialog } from './expired-dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** All dialogs of the session: one chunk, loaded when the first of them opens. */
export function OpenedDialogs() {
  const { t } = useLingui()
  const flags = useSnapshot(dialogs)
  useKeepDraft()
  const { now } = useSnapshot(session)
  const [postponed, setPostponed] = useState<string>()
  const expired = now.status === 'expired' ? now.memberId : undefined
  const isAnyOpen = flags.login || flags.register || flags.signOut
  return (
    <>
      <Dialog open={flags.login} onClose={closeDialogs} title={t`Log in`}>
        <LoginForm />
      </Dialog>
      <Dialog open={flags.register} onClose={closeDialogs} title={t`Register`}>
        <RegisterForm />
      </Dialog>
      <SignOutDialog open={flags.signOut} />
      <ExpiredDialog
        open={expired !== undefined && expired !== postponed && !isAnyOpen}
        onLater={() => setPostponed(expired)}
      />
    </>
  )
}

/** A half-filled registration lives in memory, its dialog open or not: no update may reload the page meanwhile. */
function useKeepDraft() {
  const started = isStarted(useSnapshot(registerDraft))
  useBusyWhile(started)
}
