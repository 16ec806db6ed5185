import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

export interface ReviewRow {
  readonly id: string
  readonly order_no: string
  readonly money: bigint
  readonly fee: bigint
  readonly state: 'pending' | 'approved' | 'paid' | 'rejected' | 'failed' | 'returned'
  readonly reason: string | null
  readonly account_label: string
  readonly created_at: Date
  readonly reviewed_at: Date | null
  readonly reviewer: string | null
  readonly expected_by: Date
  readonly payout_state: string | null
  readonly member_id: string
  readonly member_name: string
  readonly member_day: string
  readonly member_status: string
  readonly total_recharged: bigint
  readonly total_withdrawn: bigint
  readonly total_staked: bigint
  readonly account_changed_at: Date | null
}

interface Ask {
  readonly id?: string | undefined
  readonly state?: string | undefined
  /** The last one of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** What waits for a decision oldest first, everything else newest first; each with what its reviewer weighs: who the member is and what their money did. */
export async function readReviewRows(db: Kysely<Database>, ask: Ask): Promise<readonly ReviewRow[]> {
  const { id = null, state = null, after = null, limit } = ask
  const [isNext, order] = state === 'pending' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
  const { rows } = await sql<ReviewRow>`
    SELECT w.id, w.order_no, w.money, w.fee, w.state, w.reason, w.account_label, w.created_at, w.reviewed_at,
      w.expected_by, w.payout_state, w.member_id, m.name AS member_name, m.status AS member_status,
      (m.created_at AT TIME ZONE 'America/Sao_Paulo')::date AS member_day,
      (SELECT string_agg(a.name, ', ' ORDER BY a.id = w.second_reviewer) FROM administrator a
        WHERE a.id IN (w.reviewer, w.second_reviewer)) AS reviewer,
      coalesce((SELECT sum(r.paid_money) FROM recharge r
        WHERE r.member_id = w.member_id AND r.state = 'paid'), 0)::bigint AS total_recharged,
      coalesce((SELECT sum(o.money) FROM withdrawal o
        WHERE o.member_id = w.member_id AND o.state = 'paid'), 0)::bigint AS total_withdrawn,
      coalesce((SELECT sum(d.stake_cash + d.stake_bonus) FROM member_day d
        WHERE d.member_id = w.member_id AND d.currency = 'BRL'), 0)::bigint AS total_staked,
      (SELECT max(greatest(p.created_at, p.confirmed_at, p.removed_at)) FROM payout_account p
        WHERE p.member_id = w.member_id) AS account_changed_at
    FROM withdrawal w JOIN member m ON m.id = w.member_id
    WHERE (${id}::uuid IS NULL OR w.id = ${id}::uuid) AND (${state}::text IS NULL OR w.state = ${state}::text)
      AND (${after}::uuid IS NULL OR w.id ${isNext} ${after}::uuid)
    ORDER BY w.id ${order} LIMIT ${limit}`.execute(db)
  return rows
}
