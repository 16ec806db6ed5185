import { useSnapshot } from 'valtio'
import { LateForMember } from '../../late-for-member.tsx'
import { readMemberId, session } from '../../state/session.ts'

const load = async () => (await import('./home-hold.tsx')).HomeHold

/** What the lobby says of a break. Without its chunk it says nothing; the games behind it do. */
export function LateHomeHold() {
  const { now } = useSnapshot(session)
  return <LateForMember memberId={readMemberId(now)} load={load} />
}
