import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../server/platform/database/schema.ts'

/** Members of whom a session, the last or one that is over, says something else than the rounds that were begun in it, by a sum of its own; all of them, or one. */
export async function sessionsOffTheirRounds(
  db: Kysely<Database>,
  memberId: string | null = null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ memberId: string }>`
    SELECT w.member_id AS "memberId" FROM wallet w CROSS JOIN LATERAL (
      SELECT coalesce(sum(stake_cash + stake_bonus), 0) AS staked, coalesce(sum(won_cash + won_bonus), 0) AS won
      FROM round r WHERE r.member_id = w.member_id AND r.currency = w.currency AND r.opened_at >= w.session_started_at) r
    WHERE w.session_started_at IS NOT NULL AND (${memberId}::uuid IS NULL OR w.member_id = ${memberId})
      AND (w.session_staked, w.session_won) IS DISTINCT FROM (r.staked, r.won)
    UNION
    SELECT e.member_id FROM ended_session e JOIN wallet w ON w.member_id = e.member_id AND w.currency = 'BRL'
      -- One that a refused bet wrote down is the wallet's still.
      AND w.session_started_at > e.last_at
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(stake_cash + stake_bonus), 0) AS staked, coalesce(sum(won_cash + won_bonus), 0) AS won
      FROM round r WHERE r.member_id = e.member_id AND r.currency = 'BRL'
        AND r.opened_at BETWEEN e.started_at AND e.last_at) r
    WHERE (${memberId}::uuid IS NULL OR e.member_id = ${memberId}) AND (e.staked, e.won) IS DISTINCT FROM (r.staked, r.won)`.execute(
    db,
  )
  return rows.map(row => row.memberId)
}
