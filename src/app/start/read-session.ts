import type { Database } from '../../db/database.ts'
import { type DeviceFlags, mayHaveCookie } from '../../features/auth/session/device-flags.ts'
import type { TokenStore } from '../../features/auth/session/token-store.ts'
import type { SessionState } from '../../state/member/session.ts'
import { lastRemembered } from '../../sync/pull/last-remembered.ts'

/**
 * Who this tab belongs to, from the device alone: a token of this tab, or the rows of a remembered member (read-only), or
 * one whose rows are gone, or nobody. It is read before the first paint and changes nothing; the engine and the server have their say after it.
 */
export async function readSession(
  db: Database,
  tokens: Pick<TokenStore, 'read'>,
  flags: Pick<DeviceFlags, 'isRemembered' | 'isRevocationDue'>,
  now: number,
): Promise<SessionState> {
  const held = tokens.read()
  if (held) return { status: 'member', memberId: held.memberId }
  const memberId = lastRemembered(await db.deviceMembers.toArray(), now)
  if (memberId !== undefined) return { status: 'remembered', memberId }
  return mayHaveCookie(flags) ? { status: 'returning' } : { status: 'guest' }
}
