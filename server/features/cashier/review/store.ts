import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { Database } from '../../../platform/database/schema.ts'
import { coversBoth, hardlyLoses } from './low-risk.ts'
import type { RiskFacts } from './risk.ts'

export interface ReviewRow extends RiskFacts {
  readonly id: string
  readonly order_no: string
  readonly fee: bigint
  readonly reason: string | null
  readonly account_label: string
  readonly member_remark: string | null
  readonly reviewed_at: Date | null
  readonly reviewer: string | null
  readonly reviewed_by: readonly string[]
  readonly sent_at: Date | null
  readonly paid_at: Date | null
  readonly ended_at: Date | null
  readonly expected_by: Date
  readonly payout_state: string | null
  readonly stop_reason: string | null
  readonly member_id: string
  readonly member_name: string
  readonly member_day: string
  readonly claimed_by: string | null
  readonly claimer: string | null
  readonly claimed_until: Date | null
}

export interface ReviewFilter {
  readonly id?: string | undefined
  readonly state?: string | undefined
  readonly stopped?: boolean | undefined
  readonly reviewed?: boolean | undefined
  readonly min?: bigint | undefined
  readonly max?: bigint | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly member?: string | undefined
  readonly reviewer?: string | undefined
  /** The last one of the page before. */
  readonly after?: string | undefined
}

interface Ask extends ReviewFilter {
  readonly limit: number
  readonly now: Date
}

/** What waits for a decision oldest first, everything else newest first; each with what its reviewer weighs. */
export async function readReviewRows(db: Kysely<Database>, ask: Ask): Promise<readonly ReviewRow[]> {
  const order = ask.state === 'pending' ? sql`ASC` : sql`DESC`
  const { rows } = await sql<ReviewRow>`
    SELECT w.id, w.order_no, w.money, w.fee, w.state, w.reason, w.account_label, w.member_remark, w.created_at,
      w.reviewed_at, w.sent_at, w.paid_at, w.ended_at, w.expected_by, w.payout_state, w.stop_reason, w.member_id,
      m.name AS member_name, m.status AS member_status, m.created_at AS member_since,
      (m.created_at AT TIME ZONE 'America/Sao_Paulo')::date AS member_day,
      (SELECT string_agg(a.name, ', ' ORDER BY a.id = w.second_reviewer) FROM administrator a
        WHERE a.id IN (w.reviewer, w.second_reviewer)) AS reviewer,
      array_remove(ARRAY[w.reviewer, w.second_reviewer], NULL) AS reviewed_by,
      c.administrator_id AS claimed_by, c.until AS claimed_until,
      (SELECT name FROM administrator a WHERE a.id = c.administrator_id) AS claimer,
      ${moneyFacts}, ${playFacts}, ${changeFacts}, ${linkFacts}
    FROM withdrawal w JOIN member m ON m.id = w.member_id
      LEFT JOIN withdrawal_claim c ON c.withdrawal_id = w.id AND c.until > ${ask.now} AND w.state = 'pending'
    WHERE ${sql.join(conditionsOf(ask), sql` AND `)}
    ORDER BY w.id ${order} LIMIT ${ask.limit}`.execute(db)
  return rows
}

function conditionsOf(ask: Ask): RawBuilder<unknown>[] {
  const { id, state, stopped, reviewed, min, max, from, to, member, reviewer, after } = ask
  const wanted: (RawBuilder<unknown> | false)[] = [
    sql`true`,
    id !== undefined && sql`w.id = ${id}`,
    state !== undefined && sql`w.state = ${state}`,
    stopped === true && sql`w.payout_state = 'stopped'`,
    stopped === false && sql`w.payout_state IS DISTINCT FROM 'stopped'`,
    reviewed === true && sql`w.reviewed_at IS NOT NULL`,
    reviewed === false && sql`w.reviewed_at IS NULL`,
    min !== undefined && sql`w.money >= ${min}`,
    max !== undefined && sql`w.money <= ${max}`,
    from !== undefined && sql`w.created_at >= ${from}::timestamptz`,
    to !== undefined && sql`w.created_at < ${to}::timestamptz`,
    member !== undefined && isMember(member),
    reviewer !== undefined && sql`${reviewer}::uuid IN (w.reviewer, w.second_reviewer)`,
    after !== undefined && (state === 'pending' ? sql`w.id > ${after}` : sql`w.id < ${after}`),
  ]
  return wanted.filter(one => one !== false)
}

function isMember(search: string): RawBuilder<unknown> {
  const text = search.trim().toLowerCase()
  return isUuid(text) ? sql`w.member_id = ${text}::uuid` : sql`starts_with(m.name, ${text})`
}

/** Sums of what is settled; `asked_day` counts what was asked for in the 24 hours up to this one, itself included. */
const moneyFacts = sql`
  coalesce((SELECT sum(r.paid_money) FROM recharge r
    WHERE r.member_id = w.member_id AND r.state = 'paid'), 0)::bigint AS total_recharged,
  (SELECT max(r.paid_at) FROM recharge r WHERE r.member_id = w.member_id AND r.state = 'paid'
    AND r.paid_at <= w.created_at) AS last_recharged_at,
  coalesce((SELECT sum(o.money) FROM withdrawal o
    WHERE o.member_id = w.member_id AND o.state = 'paid'), 0)::bigint AS total_withdrawn,
  (SELECT count(*) FROM withdrawal o WHERE o.member_id = w.member_id AND o.state = 'paid' AND o.id < w.id)
    AS paid_before,
  (SELECT count(*) FROM withdrawal o WHERE o.member_id = w.member_id AND o.created_at <= w.created_at
    AND o.created_at > w.created_at - interval '24 hours') AS asked_day,
  (SELECT count(*) FROM withdrawal o WHERE o.member_id = w.member_id AND o.created_at <= w.created_at
    AND o.created_at > w.created_at - interval '7 days') AS asked_week`

/** The last three hundred rounds of the month before the request: enough to see a pattern, little enough to read at once. */
const playFacts = sql`
  coalesce((SELECT sum(d.stake_cash + d.stake_bonus) FROM member_day d
    WHERE d.member_id = w.member_id AND d.currency = 'BRL'), 0)::bigint AS total_staked,
  (SELECT jsonb_build_object(
      'rounds', count(*),
      'stake', coalesce(sum(g.stake), 0)::text,
      'opposite', count(*) FILTER (WHERE ${coversBoth}),
      'safe', count(*) FILTER (WHERE ${hardlyLoses}))
    FROM (SELECT stake, state FROM game_round g WHERE g.member_id = w.member_id AND g.currency = 'BRL'
      AND g.status = 'settled' AND g.settled_at > w.created_at - interval '30 days'
      ORDER BY g.id DESC LIMIT 300) g) AS play,
  (SELECT jsonb_build_object('stake', t.stake::text,
      'game', coalesce((SELECT c.names ->> 'pt' FROM game c WHERE c.id = t.game_id), t.game_id)) FROM (
    SELECT g.game_id, sum(g.stake) AS stake FROM (SELECT game_id, stake FROM game_round g
      WHERE g.member_id = w.member_id AND g.currency = 'BRL' AND g.status = 'settled'
        AND g.settled_at > w.created_at - interval '30 days' ORDER BY g.id DESC LIMIT 300) g
    GROUP BY g.game_id ORDER BY 2 DESC LIMIT 1) t) AS top_game`

const changeFacts = sql`
  (SELECT max(greatest(p.created_at, p.confirmed_at, p.removed_at)) FROM payout_account p
    WHERE p.member_id = w.member_id) AS account_changed_at,
  (SELECT p.changed_at FROM withdrawal_password p WHERE p.member_id = w.member_id
    AND p.held_until IS NOT NULL) AS password_changed_at`

/** How many other members share something with this one; addresses of the last 30 days only, for they are lent. */
const linkFacts = sql`
  (SELECT count(DISTINCT o.member_id) FROM member_device t JOIN member_device o ON o.token_hash = t.token_hash
    WHERE t.member_id = w.member_id AND o.member_id <> w.member_id) AS device_members,
  (SELECT count(DISTINCT o.member_id) FROM member_trace t JOIN member_trace o ON o.kind = t.kind AND o.hash = t.hash
    WHERE t.member_id = w.member_id AND t.kind = 'address' AND o.member_id <> w.member_id
      AND t.last_seen > w.created_at - interval '30 days' AND o.last_seen > w.created_at - interval '30 days')
    AS address_members,
  (SELECT count(DISTINCT o.member_id) FROM payout_account p JOIN payout_account o
      ON o.destination_hash = p.destination_hash
    WHERE p.member_id = w.member_id AND p.id = w.account_id AND o.member_id <> w.member_id) AS destination_members,
  (SELECT count(*) FROM pix_payment x WHERE x.member_id = w.member_id AND x.reason = 'payer_mismatch')
    AS strange_payments,
  (SELECT coalesce(sum(d.amount), 0)::bigint FROM wallet_dispute d WHERE d.member_id = w.member_id) AS disputed,
  (SELECT count(*) FROM wallet_dispute d WHERE d.member_id = w.member_id) AS disputed_deposits`
