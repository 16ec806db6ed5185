import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Bonuses } from './bonuses.tsx'

/** `/bonus` */
export function ScreenBonuses() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`My bonuses`} {...useWayBack('/profile')} />
      <MemberOnly path="/bonus" why={t`Log in to see your bonuses`} realOnly>
        {memberId => <Bonuses memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}
