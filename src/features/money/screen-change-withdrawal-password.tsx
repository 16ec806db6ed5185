import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../member-only.tsx'
import { ToldOffline } from '../../told-offline.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { ModifyPasswordForm } from './modify-password-form.tsx'

/** `/security-center/change-withdrawal-password` */
export function ScreenChangeWithdrawalPassword() {
  const { t } = useLingui()
  const path = '/security-center/change-withdrawal-password'
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Withdrawal password`} {...useWayBack('/security-center')} />
      <MemberOnly path={path} why={t`Log in to change your withdrawal password`} realOnly>
        {memberId => (
          <div className="grid gap-4">
            <ToldOffline text={t`Changes of your account's safety need the connection.`} />
            <ModifyPasswordForm memberId={memberId} />
          </div>
        )}
      </MemberOnly>
    </div>
  )
}
