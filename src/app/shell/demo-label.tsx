import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { readMemberId, session } from '../../state/member/session.ts'
import { useApp } from '../app-context.ts'

/** On every screen of a demo account (docs/rules/accounts.md): nobody may take play money for money. */
export function DemoLabel() {
  const { db } = useApp()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const isDemo = useLiveQuery(
    async () => (memberId === undefined ? false : (await db.users.get(memberId))?.is_demo === true),
    [db, memberId],
  )
  if (!isDemo) return null
  return (
    <p className="bg-sky-wash px-4 py-1 text-center font-firm text-sky-text text-tiny">
      <Trans>Demo: play money, it cannot be paid out.</Trans>
    </p>
  )
}
