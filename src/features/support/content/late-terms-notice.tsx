import { useSnapshot } from 'valtio'
import { LateForMember } from '../../../common/late-for-member.tsx'
import { readMemberId, session } from '../../../state/member/session.ts'

const load = async () => (await import('./terms-notice.tsx')).TermsNotice

/** Notifies members of changed terms. Without its chunk nobody is asked now; the server refuses with `terms_not_accepted`. */
export function LateTermsNotice() {
  const { now } = useSnapshot(session)
  return <LateForMember memberId={now.status === 'member' ? readMemberId(now) : undefined} load={load} />
}
