import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../../common/member-only.tsx'
import { PageOfflineNotice } from '../../../common/page-offline-notice.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
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
            <PageOfflineNotice text={t`Changes of your account's safety need the connection.`} />
            <ModifyPasswordForm memberId={memberId} />
          </div>
        )}
      </MemberOnly>
    </div>
  )
}
