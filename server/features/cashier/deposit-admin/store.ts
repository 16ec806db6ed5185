import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DepositItem, IncomingPayment } from '../../../../contract/cashier/deposit-admin.ts'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { Database } from '../../../platform/database/schema.ts'

type Db = Kysely<Database>

export interface DepositRow {
  readonly id: string
  readonly order_no: string
  readonly state: DepositItem['state']
  readonly reason: string | null
  readonly note: string | null
  readonly method_id: string
  readonly method_type: string
  readonly money: bigint
  readonly paid_money: bigint | null
  readonly fee: bigint
  readonly created_at: Date
  readonly expires_at: Date
  readonly proof_at: Date | null
  readonly paid_at: Date | null
  readonly reviewed_at: Date | null
  readonly found_money: bigint | null
  readonly bank_reference: string | null
  readonly reviewer: string | null
  readonly member_id: string
  readonly member_name: string
  readonly member_status: string
}

/** What a reader looks for; `undefined` leaves it open. */
export interface DepositAsk {
  readonly id?: string | undefined
  readonly state?: DepositItem['state'] | 'review' | undefined
  readonly method?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly min?: bigint | undefined
  readonly max?: bigint | undefined
  readonly search?: string | undefined
  /** The last one of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Each condition that was asked for, and none that was not: so that the plan can use the index of the one that counts. */
function conditionsOf(ask: DepositAsk): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  const add = (condition: RawBuilder<unknown>) => void conditions.push(condition)
  const isReview = ask.state === 'review'
  if (ask.id !== undefined) add(sql`r.id = ${ask.id}`)
  if (isReview) add(sql`r.state = 'pending' AND r.proof_at IS NOT NULL`)
  else if (ask.state !== undefined) add(sql`r.state = ${ask.state}`)
  if (ask.method !== undefined) add(sql`r.method_id = ${ask.method}`)
  if (ask.from !== undefined)
    add(sql`r.created_at >= ${ask.from}::date::timestamp AT TIME ZONE 'America/Sao_Paulo'`)
  if (ask.to !== undefined) {
    add(sql`r.created_at < (${ask.to}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'`)
  }
  if (ask.min !== undefined) add(sql`coalesce(r.paid_money, r.money) >= ${ask.min}`)
  if (ask.max !== undefined) add(sql`coalesce(r.paid_money, r.money) <= ${ask.max}`)
  if (ask.search) add(isSought(ask.search))
  if (ask.after !== undefined) add(isReview ? sql`r.id > ${ask.after}` : sql`r.id < ${ask.after}`)
  return conditions
}

function isSought(search: string): RawBuilder<unknown> {
  if (isUuid(search)) return sql`(r.id = ${search} OR r.member_id = ${search})`
  if (/^R\d{6}[0-9A-F]{8}$/i.test(search)) return sql`r.order_no = ${search.toUpperCase()}`
  if (/^[A-Za-z0-9]{26,35}$/.test(search)) {
    return sql`r.id IN (SELECT recharge_id FROM recharge_route WHERE txid = ${search.toLowerCase()}
      UNION SELECT recharge_id FROM pix_payment WHERE e2eid = ${search})`
  }
  return sql`r.member_id = (SELECT id FROM member WHERE name = ${search.toLowerCase()})`
}

export async function readDeposits(db: Db, ask: DepositAsk): Promise<readonly DepositRow[]> {
  const where = [sql`TRUE`, ...conditionsOf(ask)]
  const order = ask.state === 'review' ? sql`ASC` : sql`DESC`
  const { rows } = await sql<DepositRow>`
    SELECT r.id, r.order_no, r.state, r.reason, r.note, r.method_id, r.method_type, r.money, r.paid_money, r.fee,
      r.created_at, r.expires_at, r.proof_at, r.paid_at, r.reviewed_at, r.found_money, r.bank_reference,
      (SELECT string_agg(a.name, ', ' ORDER BY a.id = r.second_reviewer) FROM administrator a
        WHERE a.id IN (r.reviewer, r.second_reviewer)) AS reviewer,
      r.member_id, m.name AS member_name, m.status AS member_status
    FROM recharge r JOIN member m ON m.id = r.member_id
    WHERE ${sql.join(where, sql` AND `)} ORDER BY r.id ${order} LIMIT ${ask.limit}`.execute(db)
  return rows
}

export interface MoneyContext {
  readonly created_at: Date
  readonly total_recharged: bigint
  readonly total_withdrawn: bigint
  readonly total_staked: bigint
  readonly unpaid_orders: bigint
  readonly refunded_payments: bigint
}

/** A member's movements of money, for the administrator who decides on one of them. */
export async function readMoneyContext(
  db: Db,
  memberId: string,
  since: Date,
): Promise<MoneyContext | undefined> {
  const { rows } = await sql<MoneyContext>`
    SELECT m.created_at,
      coalesce((SELECT sum(r.paid_money) FROM recharge r
        WHERE r.member_id = m.id AND r.state = 'paid'), 0)::bigint AS total_recharged,
      coalesce((SELECT sum(w.money) FROM withdrawal w
        WHERE w.member_id = m.id AND w.state = 'paid'), 0)::bigint AS total_withdrawn,
      coalesce((SELECT sum(d.stake_cash + d.stake_bonus) FROM member_day d
        WHERE d.member_id = m.id AND d.currency = 'BRL'), 0)::bigint AS total_staked,
      (SELECT count(*) FROM recharge r WHERE r.member_id = m.id AND r.created_at >= ${since}
        AND r.state IN ('expired', 'failed')) AS unpaid_orders,
      (SELECT count(*) FROM recharge r WHERE r.member_id = m.id AND r.created_at >= ${since}
        AND r.state = 'refunded') AS refunded_payments
    FROM member m WHERE m.id = ${memberId}`.execute(db)
  return rows[0]
}

export interface IncomingRow {
  readonly e2eid: string
  readonly txid: string | null
  readonly amount: bigint
  readonly paid_at: Date
  readonly state: IncomingPayment['state']
  readonly reason: string | null
  readonly refund_attempt: number
  readonly refund_after: Date | null
  readonly recharge_id: string | null
  readonly order_no: string | null
  readonly member_id: string | null
  readonly member_name: string | null
}

interface IncomingAsk {
  readonly e2eid?: string | undefined
  readonly rechargeId?: string | undefined
  readonly states?: readonly string[] | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** Payments that came in, newest first. */
export async function readIncoming(db: Db, ask: IncomingAsk): Promise<readonly IncomingRow[]> {
  const where = [sql`TRUE`]
  if (ask.e2eid !== undefined) where.push(sql`p.e2eid = ${ask.e2eid}`)
  if (ask.rechargeId !== undefined) {
    where.push(sql`p.txid = (SELECT txid FROM recharge WHERE id = ${ask.rechargeId})`)
  }
  if (ask.states !== undefined) where.push(sql`p.state = ANY(${[...ask.states]})`)
  if (ask.after !== undefined) {
    where.push(
      sql`(p.created_at, p.e2eid) < (SELECT created_at, e2eid FROM pix_payment WHERE e2eid = ${ask.after})`,
    )
  }
  const { rows } = await sql<IncomingRow>`
    SELECT p.e2eid, p.txid, p.amount, p.paid_at, p.state, p.reason, p.refund_attempt, p.refund_after, p.recharge_id,
      r.order_no, p.member_id, m.name AS member_name
    FROM pix_payment p LEFT JOIN member m ON m.id = p.member_id
      LEFT JOIN recharge r ON r.member_id = p.member_id AND r.id = p.recharge_id
    WHERE ${sql.join(where, sql` AND `)} ORDER BY p.created_at DESC, p.e2eid DESC LIMIT ${ask.limit}`.execute(
    db,
  )
  return rows
}
