import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useIsDemoAccount } from '../../common/member/use-is-demo-account.ts'
import { readMemberId, session } from '../../state/member/session.ts'

/** On every screen of a demo account (docs/rules/accounts.md): nobody may take play money for money. */
export function DemoLabel() {
  const { now } = useSnapshot(session)
  if (!useIsDemoAccount(readMemberId(now))) return null
  return (
    <p className="bg-sky-wash px-4 py-1 text-center font-firm text-sky-text text-tiny">
      <Trans>Demo: play money, it cannot be paid out.</Trans>
    </p>
  )
}
