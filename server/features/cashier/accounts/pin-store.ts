import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Db = Kysely<Database>

export interface PinRow {
  readonly hash: string
  readonly held_until: Date | null
}

export async function readPin(db: Db, memberId: string): Promise<PinRow | undefined> {
  const { rows } = await sql<PinRow>`SELECT hash, held_until
    FROM withdrawal_password WHERE member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** `false`: there was one already. */
export async function insertPin(tx: Tx, memberId: string, hash: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO withdrawal_password (member_id, hash, changed_at) VALUES (${memberId}, ${hash}, ${at})
    ON CONFLICT (member_id) DO NOTHING`.execute(tx)
  return numAffectedRows > 0n
}

export async function changePin(
  tx: Tx,
  memberId: string,
  { hash, heldUntil, at }: { hash: string; heldUntil: Date; at: Date },
): Promise<void> {
  await sql`UPDATE withdrawal_password SET hash = ${hash}, held_until = ${heldUntil}, changed_at = ${at}
    WHERE member_id = ${memberId}`.execute(tx)
}
