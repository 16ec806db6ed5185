import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../common/member-only.tsx'
import { useWayBack } from '../../common/use-way-back.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { VipClub } from './vip-club.tsx'

/** `/promotion/vip` */
export function ScreenVip() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`VIP club`} {...useWayBack('/profile')} />
      <MemberOnly path="/promotion/vip" why={t`Log in to see your level`} realOnly>
        {memberId => <VipClub memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}
