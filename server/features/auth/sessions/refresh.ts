import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { mayRepeat } from './refresh-rules.ts'
import { reportReuse } from './report-reuse.ts'
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

interface Asked {
  readonly token: string
  /** The member this tab holds. */
  readonly expected?: string | undefined
  /** What the browser calls this try. */
  readonly attempt?: string | undefined
}

/** Whose family of tokens ended, and which of their sessions. */
interface Reused {
  readonly memberId: string
  readonly revoked: readonly string[]
}

/**
 * Rotates a refresh token. A rotated token answers the same successor within the bounds of `mayRepeat` (an answer lost on the
 * way is no theft); later reuse ends the whole family, and the member is notified. A token of another member than the tab
 * expects is left alone: 409 `other_member`.
 */
export async function rotateRefreshToken(
  deps: Deps,
  sessions: Sessions,
  wakeMessages: () => void,
  asked: Asked,
): Promise<Refreshed | Refused> {
  const outcome = await transaction(deps.db, tx => rotate(deps, sessions, tx, asked), { keyed: true })
  if (outcome instanceof Refused || 'refreshToken' in outcome) return outcome
  await sessions.announceRevoked(outcome.revoked, 'token_reused')
  deps.pokeOutbox()
  wakeMessages()
  deps.securityEvents.report({ kind: 'refresh_reuse', actor: 'member', subject: outcome.memberId })
  return refuse('session_expired')
}

async function rotate(
  deps: Deps,
  sessions: Sessions,
  tx: Tx,
  asked: Asked,
): Promise<Refreshed | Refused | Reused> {
  const { token, expected, attempt } = asked
  const row = await lockRefreshToken(tx, sessions.hashRefreshToken(token))
  const now = deps.clock.now()
  if (row === undefined) return refuse('unauthenticated')
  if (row.revoked_reason !== null) {
    return refuse(row.revoked_reason === 'force_offline' ? 'force_offline' : 'session_expired')
  }
  if (row.expires_at <= now) return refuse('session_expired')
  if (expected !== undefined && expected !== row.member_id) return refuse('other_member')
  const by = attempt === undefined ? null : deps.secrets.sign('refresh-attempt', attempt)
  if (row.rotated_at !== null && !mayRepeat({ ...row, rotated_at: row.rotated_at }, by, now)) {
    const family = { memberId: row.member_id, sessionId: row.id }
    const revoked = await revokeSessions(tx, { ...family, reason: 'token_reused', at: now })
    await reportReuse(deps, tx, family.memberId)
    return { memberId: row.member_id, revoked }
  }
  return succeed(deps, sessions, tx, { token, by, row })
}

/** The successor's text follows from the token's by our key: the same every time, and never stored. */
async function succeed(
  deps: Deps,
  sessions: Sessions,
  tx: Tx,
  { token, by, row }: { readonly token: string; readonly by: Buffer | null; readonly row: RefreshRow },
): Promise<Refreshed> {
  const refreshToken = deps.secrets.sign('refresh-successor', token).toString('base64url')
  const family = { memberId: row.member_id, sessionId: row.id }
  if (row.rotated_at === null) {
    const successor = sessions.hashRefreshToken(refreshToken)
    const at = deps.clock.now()
    const expiresAt = sessions.refreshTokenEnds()
    await insertRefreshToken(tx, { ...family, hash: successor, createdAt: at, expiresAt })
    await markRotated(tx, { hash: row.hash, successor, by, at })
    await prolongSession(tx, family.memberId, family.sessionId, sessions.renewableUntil())
  }
  return { ...family, refreshToken }
}
