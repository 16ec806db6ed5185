import { sql } from 'kysely'
import type { AdministratorRole } from '../../../../contract/operations/administrator-role.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface TeamRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
  readonly created_at: Date
  readonly disabled_at: Date | null
  readonly probation_until: Date | null
  readonly sessions: bigint
  readonly passkeys: bigint
}

interface Times {
  readonly now: Date
  readonly idleSince: Date
}

export async function listTeam(on: Executor, { now, idleSince }: Times): Promise<readonly TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    SELECT a.id, a.email, a.name, a.role, a.created_at, a.disabled_at, a.probation_until,
      (SELECT count(*) FROM administrator_session s WHERE s.administrator_id = a.id AND s.ends_at > ${now}
        AND s.seen_at > ${idleSince}) AS sessions,
      (SELECT count(*) FROM administrator_passkey p WHERE p.administrator_id = a.id) AS passkeys
    FROM administrator a ORDER BY a.disabled_at IS NOT NULL, a.name, a.id`.execute(on)
  return rows
}

/** Somebody's access as it is now, locked against other changes. */
export async function lockTeamMember(
  tx: Tx,
  id: string,
): Promise<{ role: AdministratorRole; disabled_at: Date | null } | undefined> {
  const { rows } = await sql<{ role: AdministratorRole; disabled_at: Date | null }>`
    SELECT role, disabled_at FROM administrator WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

interface AccessChange {
  readonly id: string
  readonly role: AdministratorRole
  readonly disabledAt: Date | null
  readonly probationUntil: Date | null
}

/** Changes somebody's access; their sessions end with it. */
export async function changeTeamMember(
  tx: Tx,
  { id, role, disabledAt, probationUntil }: AccessChange,
): Promise<void> {
  await sql`
    UPDATE administrator SET role = ${role}, probation_until = ${probationUntil},
      disabled_at = CASE WHEN ${disabledAt}::timestamptz IS NULL THEN NULL ELSE coalesce(disabled_at, ${disabledAt}) END
    WHERE id = ${id}`.execute(tx)
  await sql`DELETE FROM administrator_session WHERE administrator_id = ${id}`.execute(tx)
}

export interface SessionRow {
  readonly id: string
  readonly administrator_id: string
  readonly name: string
  readonly created_at: Date
  readonly seen_at: Date
  readonly ends_at: Date
  readonly user_agent: string | null
}

/** Living sessions, of everybody without `of`. */
export async function listSessions(
  on: Executor,
  { now, idleSince, of }: Times & { of: string | null },
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    SELECT s.id, s.administrator_id, a.name, s.created_at, s.seen_at, s.ends_at, s.user_agent
    FROM administrator_session s JOIN administrator a ON a.id = s.administrator_id
    WHERE s.ends_at > ${now} AND s.seen_at > ${idleSince}
      AND (${of}::uuid IS NULL OR s.administrator_id = ${of}::uuid)
    ORDER BY s.seen_at DESC, s.id`.execute(on)
  return rows
}

/** Whose session it was; `undefined`: there is none, or it is not theirs to end. */
export async function endSession(
  tx: Tx,
  { id, of }: { id: string; of: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ administrator_id: string }>`
    DELETE FROM administrator_session WHERE id = ${id}
      AND (${of}::uuid IS NULL OR administrator_id = ${of}::uuid) RETURNING administrator_id`.execute(tx)
  return rows[0]?.administrator_id
}
