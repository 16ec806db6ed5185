import { useLingui } from '@lingui/react/macro'
import { useUserPresence } from '../../../common/member/use-user-presence.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

/**
 * Said once, in place of all parts of `/responsible-gaming` that are a member's own and not for play money, where the device does not
 * know which of the two it is.
 */
export function UnknownMember() {
  const { t } = useLingui()
  const user = useUserPresence()
  switch (user.status) {
    case 'here':
      return null
    case 'coming':
      return <Skeleton className="mt-6 h-40 rounded-wide" />
    case 'missing':
      return (
        <div className="pt-6">
          <NotLoaded
            title={t`Your account could not be loaded`}
            text={t`Your limits hold all the same, and a pause can be taken below.`}
            asked={user.asked}
          />
        </div>
      )
  }
}
