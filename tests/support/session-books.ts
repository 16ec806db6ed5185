import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/database/schema.ts'

/** Members whose session says something else than the rounds that were begun in it, by a sum of its own; all of them, or one. */
export async function sessionsOffTheirRounds(
  db: Kysely<Database>,
  memberId: string | null = null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ memberId: string }>`
    SELECT w.member_id AS "memberId" FROM wallet w CROSS JOIN LATERAL (
      SELECT coalesce(sum(stake_cash + stake_bonus), 0) AS staked, coalesce(sum(won_cash + won_bonus), 0) AS won
      FROM round r WHERE r.member_id = w.member_id AND r.currency = w.currency AND r.opened_at >= w.session_started_at) r
    WHERE w.session_started_at IS NOT NULL AND (${memberId}::uuid IS NULL OR w.member_id = ${memberId})
      AND (w.session_staked, w.session_won) IS DISTINCT FROM (r.staked, r.won)`.execute(db)
  return rows.map(row => row.memberId)
}
