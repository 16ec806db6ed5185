import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useWayBack } from '../../../common/use-way-back.ts'
import { isShut, localStore } from '../../../state/device/local-store.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { StorageShut } from './storage-shut.tsx'
import { UnsentLists } from './unsent-lists.tsx'
import { WaitsForLogin } from './waits-for-login.tsx'

/** `/unsent`: the connection, what waits, what was refused, and what became of calls whose answer was lost. */
export function ScreenUnsent() {
  const { t } = useLingui()
  const back = useWayBack('/profile')
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const store = useSnapshot(localStore)
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Connection and sending`} {...back} />
      <ConnectionCard />
      {memberId === undefined ? null : <UnsentLists memberId={memberId} />}
      {memberId === undefined && isShut(store) ? <StorageShut /> : null}
      {now.status === 'guest' ? <WaitsForLogin /> : null}
    </div>
  )
}
