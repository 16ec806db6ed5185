import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { unrememberedHours as hours } from '../../../../contract/responsible-gambling/unremembered-hours.ts'
import { useApp } from '../../../app/app-context.ts'

/** Notifications end with the session: shows a member who is not kept signed in on this device when that is. */
export function EndOfNotifications({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const { db } = useApp()
  const device = useLiveQuery(() => db.deviceMembers.get(memberId), [db, memberId])
  if (device === undefined || device.remembered) return null
  return (
    <p className="text-small text-soft">
      {t`Notifications end within ${hours} hours of your login, unless you log in with “Keep me signed in on this device”.`}
    </p>
  )
}
