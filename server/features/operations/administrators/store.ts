import { sql } from 'kysely'
import type { AdministratorRole } from '../../../../contract/operations/administrator-role.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface AdministratorRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
  readonly password_hash: string
  readonly totp_sealed: Buffer
  /** What they read last at the desk. */
  readonly language: string
}

/** Not one who was shut out. */
export async function findAdministrator(on: Executor, email: string): Promise<AdministratorRow | undefined> {
  const { rows } = await sql<AdministratorRow>`
    SELECT id, email, name, role, password_hash, totp_sealed, language FROM administrator
    WHERE email = ${email} AND disabled_at IS NULL`.execute(on)
  return rows[0]
}

/** Not one who was shut out. */
export async function readAdministrator(on: Executor, id: string): Promise<AdministratorRow | undefined> {
  const { rows } = await sql<AdministratorRow>`
    SELECT id, email, name, role, password_hash, totp_sealed, language FROM administrator
    WHERE id = ${id} AND disabled_at IS NULL`.execute(on)
  return rows[0]
}

/** Active ones. */
export async function countOwners(on: Executor): Promise<number> {
  const { rows } = await sql<{ owners: bigint }>`
    SELECT count(*) AS owners FROM administrator WHERE role = 'owner' AND disabled_at IS NULL`.execute(on)
  return Number(rows[0]?.owners ?? 0n)
}

export async function keepLanguage(tx: Tx, id: string, language: string): Promise<void> {
  await sql`UPDATE administrator SET language = ${language} WHERE id = ${id} AND language <> ${language}`.execute(
    tx,
  )
}

/** Takes a code's step: each code works once, and none before it any more. */
export async function takeTotpStep(on: Executor, id: string, step: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE administrator SET totp_step = ${step} WHERE id = ${id} AND totp_step < ${step}`.execute(on)
  return numAffectedRows === 1n
}

export async function insertAdministratorSession(
  on: Executor,
  session: {
    tokenHash: Buffer
    id: string
    administratorId: string
    userAgent: string | null
    deviceHash: Buffer
    weakPassword: boolean
    now: Date
    endsAt: Date
  },
): Promise<void> {
  await sql`DELETE FROM administrator_session WHERE ends_at < ${session.now}`.execute(on)
  await sql`INSERT INTO administrator_session (token_hash, id, administrator_id, created_at, seen_at, proved_at,
      ends_at, user_agent, device_hash, weak_password)
    VALUES (${session.tokenHash}, ${session.id}, ${session.administratorId}, ${session.now}, ${session.now},
      ${session.now}, ${session.endsAt}, ${session.userAgent}, ${session.deviceHash},
      ${session.weakPassword})`.execute(on)
}

interface TouchedSession {
  readonly id: string
  readonly administrator_id: string
  readonly role: AdministratorRole
  readonly proved_at: Date
  readonly device_hash: Buffer | null
  readonly weak_password: boolean
  readonly probation_until: Date | null
  readonly owners: bigint
}

/** The living session of a token, marked as seen now. */
export async function touchAdministratorSession(
  on: Executor,
  tokenHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<TouchedSession | undefined> {
  const { rows } = await sql<TouchedSession>`
    UPDATE administrator_session s SET seen_at = ${now} FROM administrator a
    WHERE s.token_hash = ${tokenHash} AND s.ends_at > ${now} AND s.seen_at > ${idleSince}
      AND a.id = s.administrator_id AND a.disabled_at IS NULL
    RETURNING s.id, s.administrator_id, a.role, a.probation_until, s.proved_at, s.device_hash, s.weak_password,
      (SELECT count(*) FROM administrator o WHERE o.role = 'owner' AND o.disabled_at IS NULL) AS owners`.execute(
    on,
  )
  return rows[0]
}

/** Whether the session still lived. */
export async function markProved(on: Executor, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE administrator_session SET proved_at = ${at} WHERE id = ${id}`.execute(on)
  return numAffectedRows === 1n
}

export async function deleteAdministratorSession(on: Executor, id: string): Promise<void> {
  await sql`DELETE FROM administrator_session WHERE id = ${id}`.execute(on)
}

/** The same password in another form, unless another password was set meanwhile. */
export async function renewPasswordHash(
  on: Executor,
  { id, password_hash }: Pick<AdministratorRow, 'id' | 'password_hash'>,
  renewed: string,
): Promise<void> {
  await sql`UPDATE administrator SET password_hash = ${renewed}
    WHERE id = ${id} AND password_hash = ${password_hash}`.execute(on)
}

/** The session that changes it goes on; all others of the administrator end. */
export async function replacePassword(
  tx: Tx,
  { id, passwordHash, sessionId }: { id: string; passwordHash: string; sessionId: string },
): Promise<void> {
  await sql`UPDATE administrator SET password_hash = ${passwordHash} WHERE id = ${id}`.execute(tx)
  await sql`DELETE FROM administrator_session WHERE administrator_id = ${id} AND id <> ${sessionId}`.execute(
    tx,
  )
  await sql`UPDATE administrator_session SET weak_password = false WHERE id = ${sessionId}`.execute(tx)
}
