import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { Caller, MemberCaller } from '../../../platform/http/requests/caller.ts'
import { findRefreshFamily, findSession, touchSession } from './session-store.ts'
import type { Sessions } from './sessions.ts'

/** A bearer renews itself while it is used, until its session's twelve hours are over (docs/rules/accounts.md). */
export async function mayRenew(
  deps: Deps,
  { memberId, sessionId }: MemberCaller,
): Promise<Refused | undefined> {
  const session = await findSession(deps.db, memberId, sessionId)
  if (session === undefined) return refuse('unauthenticated')
  if (session.revoked_reason === 'force_offline') return refuse('force_offline')
  const isOver = session.revoked_reason !== null || session.renewable_until <= deps.clock.now()
  return isOver ? refuse('session_expired') : undefined
}

/**
 * Ends this device's session, by its bearer token or, where that has run out, by its cookie. Answers whether the cookie goes with it:
 * another member's than the bearer's is of a session in another tab, and stays. Never fails.
 */
export async function endSession(
  deps: Deps,
  sessions: Sessions,
  caller: Caller,
  refreshToken: string | undefined,
): Promise<boolean> {
  if (caller.kind === 'member') {
    await sessions.revoke({ memberId: caller.memberId, sessionId: caller.sessionId, reason: 'signed_out' })
  }
  if (refreshToken === undefined) return true
  const family = await findRefreshFamily(deps.db, sessions.hashRefreshToken(refreshToken))
  if (family === undefined) return true
  if (caller.kind === 'member' && caller.memberId !== family.memberId) return false
  await sessions.revoke({ ...family, reason: 'signed_out' })
  return true
}

/** When a session was last used, for the list of devices. */
export function recordUse(
  deps: Deps,
  { memberId, sessionId }: Pick<MemberCaller, 'memberId' | 'sessionId'>,
): Promise<void> {
  return touchSession(deps.db, memberId, sessionId, deps.clock.now())
}
