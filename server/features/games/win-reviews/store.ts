import { sql } from 'kysely'
import type { WinReview } from '../../../../contract/games/win-reviews.ts'
import type { Deps } from '../../../deps.ts'
import type { WinReviewRow } from '../../../platform/database/tables.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

interface ListedRow extends WinReviewRow {
  readonly member_name: string
  readonly game_name: string | null
  readonly proposed_by: string | null
  readonly proposal_expires_at: Date | null
  readonly won_before: bigint
}

interface Ask {
  readonly state: WinReview['state'] | undefined
  /** The last one of the page before. */
  readonly after: string | undefined
  readonly limit: number
  readonly now: Date
}

export async function listReviews(on: Executor, ask: Ask): Promise<readonly ListedRow[]> {
  const { state = null, after = null, limit, now } = ask
  const [isNext, order] = state === 'waiting' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
  const { rows } = await sql<ListedRow>`
    SELECT v.*, m.name AS member_name, g.names ->> 'pt' AS game_name, p.name AS proposed_by,
      r.expires_at AS proposal_expires_at,
      (coalesce(d.won_cash + d.won_bonus, 0) - CASE WHEN v.state = 'released' THEN v.amount ELSE 0 END
        + coalesce((SELECT sum(o.amount) FROM win_review o WHERE o.member_id = v.member_id AND o.round_id = v.round_id
          AND o.state = 'waiting' AND o.id < v.id), 0))::bigint AS won_before
    FROM win_review v JOIN member m ON m.id = v.member_id LEFT JOIN game g ON g.id = split_part(v.game, ':', 2)
      LEFT JOIN approval_request r ON r.kind = 'win_review' AND r.subject = 'win:' || v.id AND r.state = 'proposed'
        AND r.expires_at > ${now}
      LEFT JOIN administrator p ON p.id = r.proposed_by
      LEFT JOIN round d ON d.member_id = v.member_id AND d.id = v.round_id
    WHERE (${state}::text IS NULL OR v.state = ${state}::text)
      AND (${after}::uuid IS NULL OR v.id ${isNext} ${after}::uuid)
    ORDER BY v.id ${order} LIMIT ${limit}`.execute(on)
  return rows
}

/** Locks nothing: the wallet is locked first, by the caller. */
export async function findReviewOf(on: Executor, id: string): Promise<WinReviewRow | undefined> {
  const { rows } = await sql<WinReviewRow>`SELECT * FROM win_review WHERE id = ${id}`.execute(on)
  return rows[0]
}

export async function countWaiting(on: Executor): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM win_review WHERE state = 'waiting'`.execute(on)
  return rows[0]?.waiting ?? 0
}
