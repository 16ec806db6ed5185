import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

export async function readPicture(db: Deps['db'], memberId: string): Promise<string | null> {
  const { rows } = await sql<{ picture: string | null }>`SELECT picture FROM member
    WHERE id = ${memberId}`.execute(db)
  return rows[0]?.picture ?? null
}

export async function setPicture(tx: Tx, memberId: string, picture: string | null, at: Date): Promise<void> {
  await sql`UPDATE member SET picture = ${picture}, updated_at = ${at} WHERE id = ${memberId}`.execute(tx)
}

/** Orders whose money is still on its way, in or out. */
export async function hasOpenOrders(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`SELECT
    EXISTS (SELECT 1 FROM recharge WHERE member_id = ${memberId} AND state = 'pending')
    OR EXISTS (SELECT 1 FROM withdrawal WHERE member_id = ${memberId} AND state IN ('pending', 'approved'))
    AS open`.execute(tx)
  return rows[0]?.open === true
}

interface Erasure {
  readonly memberId: string
  readonly name: string
  readonly unusableHash: string
  readonly at: Date
  readonly keptUntil: string
}

/** Name, CPF and birth date stay, sealed as they were: the law asks for them with the records of money. */
export async function pseudonymise(tx: Tx, erasure: Erasure): Promise<void> {
  const { memberId, name, unusableHash, at, keptUntil } = erasure
  await sql`UPDATE member SET name = ${name}, nickname = ${name}, phone_sealed = NULL, email_sealed = NULL,
    register_ip_sealed = NULL, invite_code = NULL, picture = NULL, password_hash = ${unusableHash},
    status = 'closed', erased_at = ${at}, kept_until = ${keptUntil}, updated_at = ${at}
    WHERE id = ${memberId}`.execute(tx)
  // The CPF stays taken: one account a person, self-exclusion included.
  await sql`DELETE FROM member_identifier WHERE member_id = ${memberId} AND kind <> 'cpf'`.execute(tx)
  await sql`UPDATE session SET device_id = NULL, browser = NULL, system = NULL, network = NULL
    WHERE member_id = ${memberId}`.execute(tx)
  await sql`UPDATE withdrawal_password SET hash = ${unusableHash} WHERE member_id = ${memberId}`.execute(tx)
  for (const table of personalTables) {
    await sql`DELETE FROM ${sql.table(table)} WHERE member_id = ${memberId}`.execute(tx)
  }
}

/** Rows that serve the member alone: nobody has to keep them. */
const personalTables = [
  'member_device',
  'member_totp',
  'member_recovery_code',
  'member_passkey',
  'security_event',
  'notification',
  'favourite',
  'sent_code',
  'refresh_token',
]
