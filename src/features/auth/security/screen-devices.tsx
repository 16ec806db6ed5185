import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { endSessions, type SecurityView } from '../../../../contract/auth/security.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { SecurityPage } from '../../../common/security-page.tsx'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { logoutIcon } from '../../../ui/icons/account-icons.ts'
import { SessionRow } from './session-row.tsx'

/** `/security-center/devices`: who is signed in, and the way to end it. */
export function ScreenDevices() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Devices and sessions`}
      path="/security-center/devices"
      why={t`Log in to see your devices`}
    >
      {view => <Devices view={view} />}
    </SecurityPage>
  )
}

function Devices({ view }: { view: SecurityView }) {
  const { t } = useLingui()
  const { send, isSending, failure } = useSecuredCall(endSessions)
  const [wished, setWished] = useState<string>()
  const end = async (id: string | undefined) => {
    setWished(id)
    const outcome = await send(id === undefined ? {} : { id })
    if ('done' in outcome) showToast({ tone: 'leaf', text: t`Signed out there.` })
  }
  const own = view.sessions.filter(session => session.is_current)
  const others = view.sessions.filter(session => !session.is_current)
  // What was wished for and is no more has come about, whatever became of the answer.
  const isOpen = wished === undefined ? others.length > 0 : others.some(({ id }) => id === wished)
  const shown = isOpen ? failure : undefined
  return (
    <>
      <ul className="grid gap-3">
        {[...own, ...others].map(session => (
          <SessionRow
            key={session.id}
            session={session}
            busy={isSending}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      <FormErrors message={shown?.message} hint={shown?.hint} />
      {others.length > 0 ? (
        <Button
          tone="danger"
          wide
          icon={logoutIcon}
          busy={isSending}
          onClick={() => void end(undefined)}
        >{t`Sign out everywhere else`}</Button>
      ) : (
        <p className="text-small text-soft">{t`You are signed in on this device only.`}</p>
      )}
      <p className="text-small text-soft">
        {t`A device you do not know? Sign it out and change your password.`}
      </p>
    </>
  )
}
