import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../common/member-only.tsx'
import { useWayBack } from '../../common/use-way-back.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { VipStanding } from './vip-standing.tsx'

/** `/promotion/vip` */
export function ScreenVip() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`VIP club`} {...useWayBack('/profile')} />
      <MemberOnly path="/promotion/vip" why={t`Log in to see your level`} realOnly>
        {memberId => <VipStanding memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}
