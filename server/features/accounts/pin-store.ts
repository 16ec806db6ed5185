import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'

type Db = Kysely<Database>

export interface PinRow {
  readonly hash: string
  readonly tries: number
  readonly locked_until: Date | null
  readonly held_until: Date | null
}

export async function readPin(db: Db, memberId: string): Promise<PinRow | undefined> {
  const { rows } = await sql<PinRow>`SELECT hash, tries, locked_until, held_until
    FROM withdrawal_password WHERE member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** Counts a try, unless it is locked or none is left: whoever gets no row may not look. */
export async function countTry(
  db: Db,
  memberId: string,
  { now, most }: { now: Date; most: number },
): Promise<{ readonly hash: string; readonly tries: number } | undefined> {
  const { rows } = await sql<{ hash: string; tries: number }>`
    UPDATE withdrawal_password SET tries = CASE WHEN locked_until <= ${now} THEN 1 ELSE tries + 1 END,
      locked_until = NULL
    WHERE member_id = ${memberId} AND (locked_until <= ${now} OR (locked_until IS NULL AND tries < ${most}))
    RETURNING hash, tries`.execute(db)
  return rows[0]
}

/**
 * Locks what has no tries left, also after a crash between the last try and its lock. `undefined`: a right try has
 * meanwhile given them back.
 */
export async function lockPin(
  db: Db,
  memberId: string,
  { most, until }: { most: number; until: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ locked_until: Date }>`
    UPDATE withdrawal_password SET locked_until = coalesce(locked_until, ${until})
    WHERE member_id = ${memberId} AND tries >= ${most} RETURNING locked_until`.execute(db)
  return rows[0]?.locked_until
}

export async function forgiveTries(db: Db, memberId: string): Promise<void> {
  await sql`UPDATE withdrawal_password SET tries = 0, locked_until = NULL WHERE member_id = ${memberId}`.execute(
    db,
  )
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
  await sql`UPDATE withdrawal_password SET hash = ${hash}, held_until = ${heldUntil}, changed_at = ${at}, tries = 0
    WHERE member_id = ${memberId}`.execute(tx)
}
