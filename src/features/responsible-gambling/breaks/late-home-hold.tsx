import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { LateForMember } from '../../../common/late-for-member.tsx'
import { recordHeld } from '../../../state/member/held.ts'
import { readMemberId, session } from '../../../state/member/session.ts'

const load = async () => (await import('./home-hold.tsx')).HomeHold

/** What the lobby says of a break. Without its chunk it says nothing; the games behind it do. */
export function LateHomeHold() {
  const { now } = useSnapshot(session)
  const isGuest = now.status === 'guest'
  useEffect(() => {
    if (isGuest) recordHeld(localStorage, false)
  }, [isGuest])
  return <LateForMember memberId={readMemberId(now)} load={load} />
}
