import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Notifications } from './notifications.tsx'

/** `/information-center/notification` */
export function ScreenNotifications() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Notifications`} {...useWayBack('/profile')} />
      <MemberOnly path="/information-center/notification" why={t`Log in to see your notifications`}>
        {memberId => <Notifications memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}
