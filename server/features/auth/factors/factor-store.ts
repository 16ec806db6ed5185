import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface TotpRow {
  readonly secret_sealed: Buffer
  readonly confirmed_at: Date | null
}

export async function readTotp(on: Executor, memberId: string): Promise<TotpRow | undefined> {
  const { rows } = await sql<TotpRow>`SELECT secret_sealed, confirmed_at FROM member_totp
    WHERE member_id = ${memberId}`.execute(on)
  return rows[0]
}

/** A new secret, as long as none is confirmed. */
export async function putTotp(tx: Tx, memberId: string, sealed: Buffer, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO member_totp (member_id, secret_sealed, created_at) VALUES (${memberId}, ${sealed}, ${at})
    ON CONFLICT (member_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, created_at = excluded.created_at,
      step = 0 WHERE member_totp.confirmed_at IS NULL`.execute(tx)
  return numAffectedRows > 0n
}

/** `false`: this code, or a later one, was taken already. */
export async function takeStep(on: Executor, memberId: string, step: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member_totp SET step = ${step}
    WHERE member_id = ${memberId} AND step < ${step}`.execute(on)
  return numAffectedRows > 0n
}

export async function confirmTotpRow(tx: Tx, memberId: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member_totp SET confirmed_at = ${at}
    WHERE member_id = ${memberId} AND confirmed_at IS NULL`.execute(tx)
  return numAffectedRows > 0n
}

export async function deleteTotp(tx: Tx, memberId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM member_totp WHERE member_id = ${memberId}`.execute(
    tx,
  )
  await sql`DELETE FROM member_recovery_code WHERE member_id = ${memberId}`.execute(tx)
  return numAffectedRows > 0n
}

/** The new set takes the place of the old one, whose codes are worth nothing from then on. */
export async function replaceRecoveryCodes(
  tx: Tx,
  memberId: string,
  setId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`DELETE FROM member_recovery_code WHERE member_id = ${memberId}`.execute(tx)
  for (const hash of hashes) {
    await sql`INSERT INTO member_recovery_code (member_id, code_hash, set_id)
      VALUES (${memberId}, ${hash}, ${setId})`.execute(tx)
  }
}

/** Spends a recovery code; `false`: it is unknown, or an earlier call spent it. */
export async function takeRecoveryCode(
  on: Executor,
  memberId: string,
  hash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member_recovery_code SET used_at = ${at}
    WHERE member_id = ${memberId} AND code_hash = ${hash} AND used_at IS NULL`.execute(on)
  return numAffectedRows > 0n
}

export async function countRecoveryCodes(db: Deps['db'], memberId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM member_recovery_code
    WHERE member_id = ${memberId} AND used_at IS NULL`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}
