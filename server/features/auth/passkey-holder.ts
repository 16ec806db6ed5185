import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../platform/http/answers/refuse.ts'
import { findMember } from './member-store.ts'
import type { Holder } from './sessions/sessions.ts'

/** Whom a passkey lets in. A passkey asks for the finger or the device's own code: it is both factors at once. */
export async function holderOfPasskey(
  deps: Deps,
  found: { readonly memberId: string } | Refused,
  ip: string,
): Promise<Holder | Refused> {
  if (found instanceof Refused) {
    deps.securityEvents.report({ kind: 'sign_in_failed', actor: 'none', ip, reason: found.word })
    return found
  }
  const member = await findMember(deps.db, found.memberId)
  if (member === undefined) return refuse('passkey_refused')
  if (member.status === 'closed') return refuse('account_closed')
  return { memberId: member.id, isDemo: member.is_demo }
}
