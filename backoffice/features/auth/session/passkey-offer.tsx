import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../../src/ui/button.tsx'
import { useStore } from '../../../parts/forms/create-store.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** Over the first screen of somebody who signed in by password and code and has no passkey. */
export function PasskeyOffer() {
  const { t } = useLingui()
  const { session, place } = useBackOffice()
  const current = useStore(session)
  if (current.status !== 'signed-in' || !current.offersPasskey) return null
  const open = () => {
    session.declinePasskey()
    place.go({ screen: 'security' })
  }
  return (
    <section className="mt-4 grid gap-3 rounded-wide bg-sky-wash px-4 py-3 wide:flex wide:items-center wide:justify-between">
      <p className="text-small">
        <strong className="font-firm">{t`Sign in with a passkey next time.`}</strong>{' '}
        {t`It is quicker than a code, and nobody can phish it.`}
      </p>
      <div className="flex flex-none flex-wrap gap-2">
        <Button size="small" onClick={open}>{t`Add a passkey`}</Button>
        <Button size="small" tone="quiet" onClick={session.declinePasskey}>{t`Not now`}</Button>
      </div>
    </section>
  )
}
