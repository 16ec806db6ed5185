import { sql } from 'kysely'
import type { AdministratorRole } from '../../../../contract/operations/administrator-role.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface InviteRow {
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
  readonly totp_sealed: Buffer
  readonly expires_at: Date
  /** The administrator whose credentials it resets; `null`: it makes a new administrator. */
  readonly administrator_id: string | null
}

/** The only open link of its address: an earlier one that nobody used ends. */
export async function insertInvite(
  tx: Tx,
  invite: InviteRow & { readonly token_hash: Buffer; readonly created_at: Date },
): Promise<void> {
  await sql`UPDATE administrator_invite SET used_at = ${invite.created_at}
    WHERE email = ${invite.email} AND used_at IS NULL`.execute(tx)
  await sql`INSERT INTO administrator_invite (token_hash, email, name, role, totp_sealed, created_at, expires_at,
      administrator_id)
    VALUES (${invite.token_hash}, ${invite.email}, ${invite.name}, ${invite.role}, ${invite.totp_sealed},
      ${invite.created_at}, ${invite.expires_at}, ${invite.administrator_id})`.execute(tx)
}

/** A link that still opens something: not one to an access that was shut out since. */
export async function findInvite(on: Executor, tokenHash: Buffer, now: Date): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    SELECT i.email, i.name, i.role, i.totp_sealed, i.expires_at, i.administrator_id FROM administrator_invite i
      LEFT JOIN administrator a ON a.id = i.administrator_id
    WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${now}
      AND (i.administrator_id IS NULL OR a.disabled_at IS NULL)`.execute(on)
  return rows[0]
}

/** Whether it was still unused; two people with one link cannot both have it. */
export async function useInvite(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE administrator_invite SET used_at = ${now}
    WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${now}`.execute(tx)
  return numAffectedRows === 1n
}

export async function addressIsKnown(on: Executor, email: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM administrator WHERE email = ${email}`.execute(on)
  return rows.length > 0
}

interface Credentials {
  readonly id: string
  readonly password_hash: string
  readonly totp_sealed: Buffer
  readonly totp_step: number
  readonly probation_until: Date | null
}

interface NewAdministrator extends Credentials {
  readonly email: string
  readonly name: string
  readonly role: AdministratorRole
  readonly created_at: Date
}

/** Whether it was written: never over an administrator who has that address. */
export async function insertAdministrator(tx: Tx, row: NewAdministrator): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO administrator (id, email, name, role, password_hash, totp_sealed, totp_step, created_at, probation_until)
    VALUES (${row.id}, ${row.email}, ${row.name}, ${row.role}, ${row.password_hash}, ${row.totp_sealed},
      ${row.totp_step}, ${row.created_at}, ${row.probation_until})
    ON CONFLICT (email) DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether it was written: not to an access that was shut out. None of the old credentials is left. */
export async function replaceCredentials(tx: Tx, row: Credentials): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE administrator SET password_hash = ${row.password_hash}, totp_sealed = ${row.totp_sealed},
      totp_step = ${row.totp_step}, probation_until = ${row.probation_until}
    WHERE id = ${row.id} AND disabled_at IS NULL`.execute(tx)
  if (numAffectedRows === 1n) await endAccess(tx, row.id)
  return numAffectedRows === 1n
}

/** Their password opens nothing any more without the authenticator that is no longer known to them. */
export async function replaceAuthenticator(tx: Tx, id: string, totpSealed: Buffer): Promise<void> {
  await sql`UPDATE administrator SET totp_sealed = ${totpSealed} WHERE id = ${id}`.execute(tx)
}

/** Ends every passkey and session of theirs. */
export async function endAccess(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM administrator_passkey WHERE administrator_id = ${id}`.execute(tx)
  await sql`DELETE FROM administrator_session WHERE administrator_id = ${id}`.execute(tx)
  await sql`DELETE FROM administrator_device WHERE administrator_id = ${id}`.execute(tx)
}
