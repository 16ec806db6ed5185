import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

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

/** Whether a win waits for its decision: it may still be the member's. */
export async function hasWinInReview(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM win_review WHERE member_id = ${memberId} AND state = 'waiting'`.execute(tx)
  return rows.length > 0
}
