import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Place } from '../registration/place-rules.ts'
import type { RevokedReason } from './revocations.ts'

type Executor = Tx | Deps['db']

export interface SessionRow {
  readonly id: string
  readonly member_id: string
  readonly remembered: boolean
  readonly renewable_until: Date
  readonly revoked_reason: RevokedReason | null
}

export interface RefreshRow extends SessionRow {
  readonly hash: Buffer
  readonly expires_at: Date
  readonly rotated_at: Date | null
  readonly rotated_by: Buffer | null
  readonly successor_rotated_at: Date | null
}

interface NewSession {
  readonly id: string
  readonly memberId: string
  readonly remembered: boolean
  readonly createdAt: Date
  readonly renewableUntil: Date
  readonly visit: Visit | undefined
  /** Keyed hash of what the browser calls this try. */
  readonly openedBy: Buffer | undefined
}

/** From where, and how, a session was opened. */
export interface Visit {
  readonly deviceId: string
  readonly place: Place
  readonly method: 'password' | 'passkey' | 'registration'
}

/** Answers the id of the session: that of the one that the same try opened before, whose answer was lost. */
export async function insertSession(on: Executor, session: NewSession): Promise<string> {
  const { visit } = session
  const { rows } = await sql<{
    id: string
  }>`INSERT INTO session (id, member_id, remembered, created_at, renewable_until,
      device_id, browser, system, network, method, seen_at, opened_by)
    VALUES (${session.id}, ${session.memberId}, ${session.remembered}, ${session.createdAt},
      ${session.renewableUntil}, ${visit?.deviceId ?? null}, ${visit?.place.browser ?? null},
      ${visit?.place.system ?? null}, ${visit?.place.network ?? null}, ${visit?.method ?? null},
      ${session.createdAt}, ${session.openedBy ?? null})
    ON CONFLICT (member_id, opened_by) WHERE opened_by IS NOT NULL AND revoked_at IS NULL
    DO UPDATE SET remembered = excluded.remembered, renewable_until = excluded.renewable_until,
      device_id = excluded.device_id, browser = excluded.browser, system = excluded.system, network = excluded.network,
      method = excluded.method, seen_at = excluded.seen_at
    RETURNING id`.execute(on)
  return rows[0]?.id ?? session.id
}

/** Tokens that went out with an answer nobody received. */
export async function forgetRefreshTokens(on: Executor, memberId: string, sessionId: string): Promise<void> {
  await sql`DELETE FROM refresh_token WHERE member_id = ${memberId} AND session_id = ${sessionId}`.execute(on)
}

export interface OpenSessionRow {
  readonly id: string
  readonly remembered: boolean
  readonly browser: string | null
  readonly system: string | null
  readonly network: string | null
  readonly method: Visit['method'] | null
  readonly created_at: Date
  readonly seen_at: Date | null
}

/** Whether the session `s` can still be used: renewable, or remembered by a token that has not run out. */
export const isOpenSession = (
  now: Date,
) => sql`(s.revoked_at IS NULL AND (s.renewable_until > ${now} OR (s.remembered
  AND EXISTS (SELECT 1 FROM refresh_token t WHERE t.member_id = s.member_id AND t.session_id = s.id
    AND t.rotated_at IS NULL AND t.expires_at > ${now}))))`

export async function listOpenSessions(
  on: Executor,
  memberId: string,
  now: Date,
): Promise<readonly OpenSessionRow[]> {
  const { rows } = await sql<OpenSessionRow>`
    SELECT s.id, s.remembered, s.browser, s.system, s.network, s.method, s.created_at, s.seen_at FROM session s
    WHERE s.member_id = ${memberId} AND ${isOpenSession(now)}
    ORDER BY coalesce(s.seen_at, s.created_at) DESC, s.id LIMIT 100`.execute(on)
  return rows
}

/** Written at most every five minutes: it stands beside every renewal and every look at oneself. */
export async function touchSession(on: Executor, memberId: string, id: string, now: Date): Promise<void> {
  await sql`UPDATE session SET seen_at = ${now}
    WHERE member_id = ${memberId} AND id = ${id}
      AND (seen_at IS NULL OR seen_at < ${now}::timestamptz - interval '5 minutes')`.execute(on)
}

export async function findSession(
  on: Executor,
  memberId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    SELECT id, member_id, remembered, renewable_until, revoked_reason FROM session
    WHERE member_id = ${memberId} AND id = ${sessionId}`.execute(on)
  return rows[0]
}

export async function prolongSession(on: Executor, memberId: string, id: string, until: Date): Promise<void> {
  await sql`UPDATE session SET renewable_until = ${until}
    WHERE member_id = ${memberId} AND id = ${id}`.execute(on)
}

/** Ends one session of the member, all, or all but one; returns those that were still open. */
export async function revokeSessions(
  on: Executor,
  {
    memberId,
    sessionId,
    except,
    reason,
    at,
  }: { memberId: string; sessionId?: string; except?: string; reason: RevokedReason; at: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE session SET revoked_at = ${at}, revoked_reason = ${reason}
    WHERE member_id = ${memberId} AND revoked_at IS NULL
      AND (${sessionId ?? null}::uuid IS NULL OR id = ${sessionId ?? null}::uuid)
      AND (${except ?? null}::uuid IS NULL OR id <> ${except ?? null}::uuid)
    RETURNING id`.execute(on)
  return rows.map(row => row.id)
}

export async function revokedSince(
  on: Executor,
  moment: Date,
): Promise<ReadonlyArray<{ readonly id: string; readonly revoked_reason: RevokedReason }>> {
  const { rows } = await sql<{ id: string; revoked_reason: RevokedReason }>`
    SELECT id, revoked_reason FROM session WHERE revoked_at > ${moment}`.execute(on)
  return rows
}

export async function insertRefreshToken(
  on: Executor,
  token: { hash: Buffer; memberId: string; sessionId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`INSERT INTO refresh_token (hash, member_id, session_id, created_at, expires_at)
    VALUES (${token.hash}, ${token.memberId}, ${token.sessionId}, ${token.createdAt}, ${token.expiresAt})
    ON CONFLICT (hash) DO NOTHING`.execute(on)
}

/** Locks the session, which is the token's family: two refreshes of one family never interleave. */
export async function lockRefreshToken(tx: Tx, hash: Buffer): Promise<RefreshRow | undefined> {
  await sql`SELECT 1 FROM refresh_token t JOIN session s ON s.member_id = t.member_id AND s.id = t.session_id
    WHERE t.hash = ${hash} FOR UPDATE OF s`.execute(tx)
  // A statement of its own: its snapshot must be younger than the lock.
  const { rows } = await sql<RefreshRow>`
    SELECT t.hash, t.expires_at, t.rotated_at, t.rotated_by, n.rotated_at AS successor_rotated_at,
      s.id, s.member_id, s.remembered, s.renewable_until, s.revoked_reason
    FROM refresh_token t
    JOIN session s ON s.member_id = t.member_id AND s.id = t.session_id
    LEFT JOIN refresh_token n ON n.hash = t.successor_hash
    WHERE t.hash = ${hash}`.execute(tx)
  return rows[0]
}

export async function markRotated(
  on: Executor,
  { hash, successor, by, at }: { hash: Buffer; successor: Buffer; by: Buffer | null; at: Date },
): Promise<void> {
  await sql`UPDATE refresh_token SET rotated_at = ${at}, rotated_by = ${by}, successor_hash = ${successor}
    WHERE hash = ${hash}`.execute(on)
}

export async function findRefreshFamily(
  on: Executor,
  hash: Buffer,
): Promise<{ readonly memberId: string; readonly sessionId: string } | undefined> {
  const { rows } = await sql<{ memberId: string; sessionId: string }>`
    SELECT member_id AS "memberId", session_id AS "sessionId" FROM refresh_token WHERE hash = ${hash}`.execute(
    on,
  )
  return rows[0]
}
