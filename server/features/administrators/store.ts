import { sql } from 'kysely'
import type { AdministratorRole } from '../../../contract/administrator-role.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

type Executor = Tx | Deps['db']

export interface AdministratorRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
  readonly password_hash: string
  readonly totp_sealed: Buffer
}

export interface InviteRow {
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
  readonly totp_sealed: Buffer
}

export async function insertInvite(
  on: Executor,
  invite: InviteRow & { readonly token_hash: Buffer; readonly created_at: Date; readonly expires_at: Date },
): Promise<void> {
  await sql`INSERT INTO administrator_invite (token_hash, email, name, role, totp_sealed, created_at, expires_at)
    VALUES (${invite.token_hash}, ${invite.email}, ${invite.name}, ${invite.role}, ${invite.totp_sealed},
      ${invite.created_at}, ${invite.expires_at})`.execute(on)
}

export async function findInvite(on: Executor, tokenHash: Buffer, now: Date): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    SELECT email, name, role, totp_sealed FROM administrator_invite
    WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${now}`.execute(on)
  return rows[0]
}

/** Whether it was still unused; two people with one link cannot both have it. */
export async function useInvite(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE administrator_invite SET used_at = ${now}
    WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${now}`.execute(tx)
  return numAffectedRows === 1n
}

/** A new administrator, or new credentials of one whose address is known. Returns the id. */
export async function saveAdministrator(
  tx: Tx,
  row: AdministratorRow & { readonly totp_step: number; readonly created_at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO administrator (id, email, name, role, password_hash, totp_sealed, totp_step, created_at)
    VALUES (${row.id}, ${row.email}, ${row.name}, ${row.role}, ${row.password_hash}, ${row.totp_sealed},
      ${row.totp_step}, ${row.created_at})
    ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role, disabled_at = NULL,
      password_hash = excluded.password_hash, totp_sealed = excluded.totp_sealed, totp_step = excluded.totp_step
    RETURNING id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The administrator was not saved')
  await sql`DELETE FROM administrator_session WHERE administrator_id = ${id}`.execute(tx)
  return id
}

/** Not one who was shut out. */
export async function findAdministrator(on: Executor, email: string): Promise<AdministratorRow | undefined> {
  const { rows } = await sql<AdministratorRow>`
    SELECT id, email, name, role, password_hash, totp_sealed FROM administrator
    WHERE email = ${email} AND disabled_at IS NULL`.execute(on)
  return rows[0]
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
    now: Date
    endsAt: Date
  },
): Promise<void> {
  await sql`DELETE FROM administrator_session WHERE ends_at < ${session.now}`.execute(on)
  await sql`INSERT INTO administrator_session (token_hash, id, administrator_id, created_at, seen_at, ends_at, user_agent)
    VALUES (${session.tokenHash}, ${session.id}, ${session.administratorId}, ${session.now}, ${session.now},
      ${session.endsAt}, ${session.userAgent})`.execute(on)
}

interface TouchedSession {
  readonly id: string
  readonly administrator_id: string
  readonly role: AdministratorRole
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
    RETURNING s.id, s.administrator_id, a.role`.execute(on)
  return rows[0]
}

export async function deleteAdministratorSession(on: Executor, id: string): Promise<void> {
  await sql`DELETE FROM administrator_session WHERE id = ${id}`.execute(on)
}
