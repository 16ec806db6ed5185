import { useLingui } from '@lingui/react/macro'
import { MemberOnly } from '../../../common/member-only.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { AskForProof } from '../withdrawal-password/ask-for-proof.ts'
import { Accounts } from './accounts.tsx'

/** `/withdrawal-card`: the member's own bank accounts and PIX keys. */
export function ScreenAccounts({ askForProof }: { askForProof: AskForProof }) {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Withdrawal accounts`} {...useWayBack('/profile')} />
      <MemberOnly path="/withdrawal-card" why={t`Log in to see your accounts`} realOnly>
        {memberId => <Accounts memberId={memberId} askForProof={askForProof} />}
      </MemberOnly>
    </div>
  )
}
