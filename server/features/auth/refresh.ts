import { type Tx, transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import {
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
  prolongSession,
  type RefreshRow,
  revokeSessions,
} from './session-store.ts'
import type { Sessions } from './sessions.ts'

export interface Refreshed {
  readonly memberId: string
  readonly sessionId: string
  /** What the cookie holds from now on. */
  readonly refreshToken: string
}

/**
 * Rotates a refresh token. The same token answers the same successor until that successor is first used (an answer
 * lost on the way is no theft); a token used after its successor was ends the whole family. A token of another member
 * than the tab expects is left alone: 409 `other_member`.
 */
export async function rotateRefreshToken(
  deps: Deps,
  sessions: Sessions,
  token: string,
  expected: string | undefined,
): Promise<Refreshed | Refused> {
  const outcome = await transaction(deps.db, tx => rotate(deps, sessions, tx, token, expected), {
    keyed: true,
  })
  if (outcome instanceof Refused || 'refreshToken' in outcome) return outcome
  await sessions.announceRevoked(outcome.revoked, 'token_reused')
  return refuse('session_expired')
}

async function rotate(
  deps: Deps,
  sessions: Sessions,
  tx: Tx,
  token: string,
  expected: string | undefined,
): Promise<Refreshed | Refused | { readonly revoked: readonly string[] }> {
  const row = await lockRefreshToken(tx, sessions.hashRefreshToken(token))
  const now = deps.clock.now()
  if (row === undefined) return refuse('unauthenticated')
  if (row.revoked_reason !== null) {
    return refuse(row.revoked_reason === 'force_offline' ? 'force_offline' : 'session_expired')
  }
  if (row.expires_at <= now) return refuse('session_expired')
  if (expected !== undefined && expected !== row.member_id) return refuse('other_member')
  if (row.successor_rotated_at !== null) {
    const family = { memberId: row.member_id, sessionId: row.id, reason: 'token_reused', at: now } as const
    return { revoked: await revokeSessions(tx, family) }
  }
  return succeed(deps, sessions, tx, token, row)
}

/** The successor's text follows from the token's by our key: the same every time, and never stored. */
async function succeed(
  deps: Deps,
  sessions: Sessions,
  tx: Tx,
  token: string,
  row: RefreshRow,
): Promise<Refreshed> {
  const refreshToken = deps.secrets.sign('refresh-successor', token).toString('base64url')
  const family = { memberId: row.member_id, sessionId: row.id }
  if (row.rotated_at === null) {
    const hash = sessions.hashRefreshToken(refreshToken)
    const createdAt = deps.clock.now()
    await insertRefreshToken(tx, { ...family, hash, createdAt, expiresAt: sessions.refreshTokenEnds() })
    await markRotated(tx, row.hash, hash, createdAt)
    await prolongSession(tx, family.memberId, family.sessionId, sessions.renewableUntil())
  }
  return { ...family, refreshToken }
}
