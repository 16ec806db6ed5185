import { type RawBuilder, sql } from 'kysely'
import type { OrderCategory, OrderState, ReviewState } from '../../../../contract/cashier/order-words.ts'
import type { Deps } from '../../../deps.ts'

type Db = Deps['db']

export interface MovementRow {
  readonly id: string
  readonly version: bigint
  readonly key: string
  readonly kind: string
  readonly category: OrderCategory
  readonly group_id: string
  /** The recharge or withdrawal it is about. */
  readonly order_id: string | null
  readonly state: OrderState
  readonly reviewed: boolean
  readonly order_no: string | null
  readonly reason: string | null
  readonly label: string | null
  readonly money: bigint
  readonly bonus_given: bigint
  readonly fee: bigint
  readonly effect: bigint
  readonly created_at: Date
  /** Balances after it. */
  readonly cash: bigint
  readonly bonus: bigint
  readonly rebate: bigint
  readonly hold: bigint
  readonly debt: bigint
}

/** What decides whether a member's records changed: the wallet, and what is known of its deposits and withdrawals. */
export interface OrdersVersion {
  readonly wallet: bigint
  readonly recharges: bigint
  readonly withdrawals: bigint
}

export async function ordersVersion(db: Db, memberId: string): Promise<OrdersVersion> {
  const { rows } = await sql<OrdersVersion>`SELECT
    coalesce((SELECT version FROM wallet WHERE member_id = ${memberId} AND currency = 'BRL'), 0) AS wallet,
    coalesce((SELECT version FROM list_version WHERE member_id = ${memberId} AND list = 'recharge'), 0) AS recharges,
    coalesce((SELECT version FROM list_version WHERE member_id = ${memberId} AND list = 'withdrawal'), 0) AS withdrawals`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('A SELECT without FROM gave no row')
  return row
}

/** Takes what the ledger has written since into the member's records (migration 062). */
export async function projectOrders(db: Db, memberId: string): Promise<void> {
  await sql`SELECT project_orders(${memberId})`.execute(db)
}

export interface MovementFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly kind?: OrderCategory | undefined
  readonly state?: OrderState | undefined
  readonly review?: ReviewState | undefined
  /** Versions below it: the next page. */
  readonly before?: bigint | undefined
  /** Only what changed after it. */
  readonly since?: OrdersVersion | undefined
  readonly only?: 'fees' | 'roots' | undefined
  readonly limit: number
}

// The cast is safe: this kind names a grant of the wallet's own. EXISTS would be planned as a hash of the rows of all members.
const state = sql`CASE
  WHEN m.kind = 'withdrawal_hold' THEN CASE h.state WHEN 'held' THEN 'pending' WHEN 'paid' THEN 'done' ELSE 'reversed' END
  WHEN m.kind = 'win_parked' THEN (SELECT CASE v.state WHEN 'waiting' THEN 'pending' WHEN 'released' THEN 'done' ELSE 'reversed' END
    FROM win_review v WHERE v.member_id = m.member_id AND v.id = m.id)
  WHEN m.kind = 'withdrawal_payout' AND h.state = 'returned' THEN 'reversed'
  WHEN m.kind = 'deposit' THEN CASE WHEN m.recharge + (SELECT coalesce(sum(b.recharge), 0) FROM order_movement b
    WHERE b.member_id = m.member_id AND b.group_id = m.group_id AND b.kind IN ('refund', 'clawback')) > 0 THEN 'done' ELSE 'reversed' END
  WHEN m.kind = 'dispute_hold' THEN coalesce((SELECT 'pending' FROM wallet_dispute d
    WHERE d.member_id = m.member_id AND d.deposit_key = t.reference AND d.held > 0), 'done')
  WHEN m.kind = 'bonus_granted' THEN coalesce((SELECT 'reversed' FROM bonus_grant g
    WHERE g.member_id = m.member_id AND g.id = t.reference::uuid AND g.status IN ('expired', 'forfeited', 'cancelled') LIMIT 1), 'done')
  ELSE 'done' END`

const reviewed = sql`(m.category <> 'withdrawal' OR w.reviewed_at IS NOT NULL)`

const movements = sql`SELECT m.id, m.version, t.key, m.kind, m.category, m.group_id, m.order_id, ${state} AS state, ${reviewed} AS reviewed,
    coalesce(w.order_no, r.order_no) AS order_no, coalesce(w.reason, r.reason, a.reason) AS reason,
    coalesce(w.account_label, CASE WHEN m.category = 'recharge' THEN r.method_id END) AS label,
    m.money, m.bonus AS bonus_given, m.fee, m.effect, m.created_at, t.cash, t.bonus, t.rebate, t.hold, t.debt
  FROM order_movement m
  JOIN ledger_transaction t ON t.member_id = m.member_id AND t.id = m.id
  LEFT JOIN wallet_hold h ON h.member_id = m.member_id AND h.id = m.order_id AND m.category = 'withdrawal'
  LEFT JOIN withdrawal w ON w.member_id = m.member_id AND w.id = m.order_id
  LEFT JOIN recharge r ON r.member_id = m.member_id AND r.id = m.order_id
  LEFT JOIN adjustment a ON a.member_id = m.member_id AND a.id::text = t.reference AND m.kind = 'adjustment'`

/** A page of the member's movements, newest first. */
export function movementsQuery(memberId: string, filter: MovementFilter): RawBuilder<MovementRow> {
  const wanted = [sql`m.member_id = ${memberId}`]
  if (filter.before !== undefined) wanted.push(sql`m.version < ${filter.before}`)
  if (filter.from !== undefined) wanted.push(sql`m.day >= ${filter.from}`)
  if (filter.to !== undefined) wanted.push(sql`m.day <= ${filter.to}`)
  if (filter.kind !== undefined) wanted.push(sql`m.category = ${filter.kind}`)
  if (filter.only === 'fees') wanted.push(sql`m.fee <> 0`)
  if (filter.only === 'roots') wanted.push(sql`m.is_root`)
  if (filter.since !== undefined) {
    const changed = changedSince(memberId, filter.since)
    const played = filter.only === 'roots' ? sql` UNION ${playedSince(memberId, filter.since)}` : sql``
    wanted.push(sql`m.version IN (${changed}${played})`)
  }
  if (filter.state !== undefined) wanted.push(sql`${state} = ${filter.state}`)
  if (filter.review !== undefined) wanted.push(sql`${reviewed} = ${filter.review === 'reviewed'}`)
  return sql<MovementRow>`${movements} WHERE ${sql.join(wanted, sql` AND `)}
    ORDER BY m.version DESC LIMIT ${filter.limit}`
}

/** New movements, and those of the same group or order, whose state they or a review may have changed. */
function changedSince(memberId: string, { wallet, recharges, withdrawals }: OrdersVersion) {
  return sql`
    SELECT o.version FROM order_movement o WHERE o.member_id = ${memberId} AND o.group_id IN (
      SELECT n.group_id FROM order_movement n WHERE n.member_id = ${memberId} AND n.version > ${wallet})
    UNION SELECT o.version FROM order_movement o WHERE o.member_id = ${memberId} AND o.order_id IN (
      SELECT id FROM withdrawal WHERE member_id = ${memberId} AND version > ${withdrawals}
      UNION ALL SELECT id FROM recharge WHERE member_id = ${memberId} AND version > ${recharges})`
}

/**
 * The roots of groups with a wagering requirement: play is no movement, yet it changes how much of the requirement is left. An
 * open lot may have been played for; an ended one is returned until the caller's version covers its end.
 */
function playedSince(memberId: string, { wallet }: OrdersVersion) {
  const requirements = sql`SELECT l.key FROM wagering_lot l WHERE l.member_id = ${memberId} AND l.currency = 'BRL' AND (l.status = 'open'
    OR l.ended_at >= (SELECT k.created_at FROM ledger_transaction k
      WHERE k.member_id = ${memberId} AND k.currency = 'BRL' AND k.version = ${wallet}))`
  return sql`
    SELECT o.version FROM order_movement o WHERE o.member_id = ${memberId} AND o.is_root AND o.group_id IN (
      SELECT c.group_id FROM order_movement c JOIN ledger_transaction t ON t.member_id = c.member_id AND t.id = c.id
        WHERE c.member_id = ${memberId} AND t.key IN (SELECT substr(lot.key, 5) FROM (${requirements}) lot)
      UNION ALL SELECT c.group_id FROM order_movement c
        WHERE c.member_id = ${memberId} AND c.order_id::text IN (SELECT right(lot.key, 36) FROM (${requirements}) lot))`
}

/** Every movement of these groups, oldest first. */
export function groupsQuery(memberId: string, groups: readonly string[]): RawBuilder<MovementRow> {
  return sql<MovementRow>`${movements} WHERE m.member_id = ${memberId} AND m.group_id = ANY(${groups})
    ORDER BY m.version`
}

export interface TransferRow {
  readonly transaction_id: string
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
}

export async function transfersOf(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<readonly TransferRow[]> {
  const { rows } = await sql<TransferRow>`SELECT transaction_id, debit, credit, amount FROM ledger_transfer
    WHERE member_id = ${memberId} AND transaction_id = ANY(${ids}) ORDER BY transaction_id, seq`.execute(db)
  return rows
}

export interface RequirementRow {
  readonly id: string
  readonly key: string
  readonly source: string
  readonly required: bigint
  readonly progress: bigint
  readonly status: 'open' | 'done' | 'cancelled' | 'expired'
  readonly created_at: Date
  readonly expires_at: Date | null
}

/** Lots by the keys of what asked for them, and those of promotions, which name their recharge at the end of theirs. */
export async function requirementsOf(
  db: Db,
  memberId: string,
  { keys, recharges }: { readonly keys: readonly string[]; readonly recharges: readonly string[] },
): Promise<readonly RequirementRow[]> {
  const { rows } = await sql<RequirementRow>`
    SELECT id, key, source, required, progress, status, created_at, expires_at FROM wagering_lot
    WHERE member_id = ${memberId} AND (key = ANY(${keys}) OR right(key, 36) = ANY(${recharges}))
    ORDER BY created_at, id`.execute(db)
  return rows
}
