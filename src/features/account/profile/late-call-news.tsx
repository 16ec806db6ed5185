import { useSnapshot } from 'valtio'
import { LateForMember } from '../../../common/late-for-member.tsx'
import { readMemberId, session } from '../../../state/member/session.ts'

const load = async () => (await import('./call-news.tsx')).CallNews

/** Reports what became of calls whose answer was lost. Without its chunk nothing is shown now; the news is kept. */
export function LateCallNews() {
  const { now } = useSnapshot(session)
  return <LateForMember memberId={readMemberId(now)} load={load} />
}
