import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../member-only.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useWayBack } from '../../use-way-back.ts'
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
