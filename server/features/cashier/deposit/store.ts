import { type Kysely, sql } from 'kysely'
import type { CollectionAccount } from '../../../../contract/cashier/money.ts'
import type { Reviewers } from '../../../platform/audit/hands.ts'
import { nextListVersion } from '../../../platform/database/member-list.ts'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Method } from './rules.ts'

export type RechargeState = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded'

export interface RechargeRow extends Reviewers {
  readonly member_id: string
  readonly id: string
  readonly call_key: string | null
  readonly order_no: string
  readonly method_id: string
  readonly method_type: string
  readonly description: string
  readonly money: bigint
  readonly paid_money: bigint | null
  readonly fee: bigint
  readonly state: RechargeState
  readonly reason: string | null
  readonly txid: string
  readonly e2eid: string | null
  readonly pix_code: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
  readonly ask_at: Date | null
  readonly asks: number
  readonly version: bigint
  /** The account of a transfer by hand, as it was shown. */
  readonly collection: CollectionAccount | null
  readonly proof_at: Date | null
  readonly reviewed_at: Date | null
  readonly bank_reference: string | null
  /** What the first reviewer found on the operator's statement. */
  readonly found_money: bigint | null
  readonly note: string | null
}

type Db = Kysely<Database>

export async function listMethods(db: Db): Promise<readonly Method[]> {
  const { rows } = await sql<Omit<Method, 'presets'> & { readonly presets: readonly string[] }>`
    SELECT id, name, names, type, min, max, fee_basis_points::bigint AS "feeBasisPoints", fee_fixed AS "feeFixed",
      instant, icon, presets::text[] AS presets
    FROM payment_method WHERE shown ORDER BY position`.execute(db)
  return rows.map(row => ({ ...row, presets: row.presets.map(text => BigInt(text)) }))
}

/** Also one that is no longer shown: orders made with it are still paid. */
export async function readMethod(db: Db, id: string): Promise<Method | undefined> {
  const { rows } = await sql<Omit<Method, 'presets'>>`
    SELECT id, name, names, type, min, max, fee_basis_points::bigint AS "feeBasisPoints", fee_fixed AS "feeFixed",
      instant, icon
    FROM payment_method WHERE id = ${id}`.execute(db)
  return rows[0] && { ...rows[0], presets: [] }
}

type NewRecharge = Omit<RechargeRow, 'version' | 'asks'>

export async function insertRecharge(tx: Tx, row: NewRecharge): Promise<RechargeRow> {
  const version = await nextListVersion(tx, row.member_id, 'recharge')
  const { rows } = await sql<RechargeRow>`
    INSERT INTO recharge (member_id, id, call_key, order_no, method_id, method_type, description, money, paid_money, fee,
      state, reason, txid, e2eid, pix_code, created_at, expires_at, paid_at, ask_at, collection, version)
    VALUES (${row.member_id}, ${row.id}, ${row.call_key}, ${row.order_no}, ${row.method_id}, ${row.method_type},
      ${row.description}, ${row.money}, ${row.paid_money}, ${row.fee}, ${row.state}, ${row.reason}, ${row.txid},
      ${row.e2eid}, ${row.pix_code}, ${row.created_at}, ${row.expires_at}, ${row.paid_at}, ${row.ask_at},
      ${row.collection === null ? null : JSON.stringify(row.collection)}::jsonb, ${version})
    RETURNING *`.execute(tx)
  return one(rows)
}

/** A txid of ours, and whose it is. */
export async function insertRoute(tx: Tx, { txid, member_id, id }: NewRecharge): Promise<void> {
  await sql`INSERT INTO recharge_route (txid, member_id, recharge_id) VALUES (${txid}, ${member_id}, ${id})`.execute(
    tx,
  )
}

type Which = { readonly id: string } | { readonly callKey: string } | { readonly e2eid: string }

export async function findRecharge(db: Db, memberId: string, which: Which): Promise<RechargeRow | undefined> {
  const column = 'id' in which ? 'id' : 'callKey' in which ? 'call_key' : 'e2eid'
  const value = 'id' in which ? which.id : 'callKey' in which ? which.callKey : which.e2eid
  const { rows } = await sql<RechargeRow>`SELECT * FROM recharge
    WHERE member_id = ${memberId} AND ${sql.ref(column)} = ${value}`.execute(db)
  return rows[0]
}

export async function findByTxid(db: Db, txid: string): Promise<RechargeRow | undefined> {
  const { rows } = await sql<RechargeRow>`SELECT o.* FROM recharge_route r
    JOIN recharge o ON o.member_id = r.member_id AND o.id = r.recharge_id WHERE r.txid = ${txid}`.execute(db)
  return rows[0]
}

type Change = Partial<
  Pick<
    RechargeRow,
    | 'state'
    | 'reason'
    | 'paid_money'
    | 'fee'
    | 'e2eid'
    | 'pix_code'
    | 'paid_at'
    | 'expires_at'
    | 'ask_at'
    | 'proof_at'
    | 'reviewer'
    | 'second_reviewer'
    | 'reviewer_session'
    | 'reviewer_device'
    | 'second_session'
    | 'second_device'
    | 'reviewed_at'
    | 'bank_reference'
    | 'found_money'
    | 'note'
  >
>

/** Writes what changed, as a new version of the member's list. */
export async function changeRecharge(tx: Tx, row: RechargeRow, change: Change): Promise<RechargeRow> {
  const version = await nextListVersion(tx, row.member_id, 'recharge')
  const next = { ...row, ...change, version }
  await sql`UPDATE recharge SET state = ${next.state}, reason = ${next.reason}, paid_money = ${next.paid_money},
      fee = ${next.fee}, e2eid = ${next.e2eid}, pix_code = ${next.pix_code}, paid_at = ${next.paid_at},
      expires_at = ${next.expires_at}, ask_at = ${next.ask_at}, proof_at = ${next.proof_at},
      reviewer = ${next.reviewer}, second_reviewer = ${next.second_reviewer}, reviewer_session = ${next.reviewer_session},
      reviewer_device = ${next.reviewer_device}, second_session = ${next.second_session},
      second_device = ${next.second_device}, reviewed_at = ${next.reviewed_at},
      bank_reference = ${next.bank_reference}, found_money = ${next.found_money}, note = ${next.note},
      version = ${version}
    WHERE member_id = ${row.member_id} AND id = ${row.id}`.execute(tx)
  return next
}

/** A new version of the row for its member's lists, where only its steps have changed. */
export async function touchRecharge(tx: Tx, row: Pick<RechargeRow, 'member_id' | 'id'>): Promise<void> {
  const version = await nextListVersion(tx, row.member_id, 'recharge')
  await sql`UPDATE recharge SET version = ${version}
    WHERE member_id = ${row.member_id} AND id = ${row.id}`.execute(tx)
}

/** How many of the member's orders still wait for their money. */
export async function countOpen(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ open: bigint }>`SELECT count(*) AS open FROM recharge
    WHERE member_id = ${memberId} AND state = 'pending' AND e2eid IS NULL`.execute(db)
  return Number(rows[0]?.open ?? 0n)
}

/** One order by its id alone, for the back office. */
export async function findRechargeById(db: Db, id: string): Promise<RechargeRow | undefined> {
  const { rows } = await sql<RechargeRow>`SELECT * FROM recharge WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** Whose order a line of the bank's statement has paid, or is about to. */
export async function findByBankReference(db: Db, reference: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM recharge WHERE bank_reference = ${reference}`.execute(db)
  return rows[0]?.id
}

/** Orders that are due to be asked about, for this process until `until`. */
export async function takeOrders(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly RechargeRow[]> {
  const { rows } = await sql<RechargeRow>`
    UPDATE recharge SET ask_at = ${until}, asks = asks + 1
    WHERE (member_id, id) IN (SELECT member_id, id FROM recharge WHERE ask_at <= ${now}
      ORDER BY ask_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db)
  return rows
}

/** Nothing a member could see: no new version. */
export async function askAgain(db: Db, row: RechargeRow, at: Date | null): Promise<void> {
  await sql`UPDATE recharge SET ask_at = ${at}
    WHERE member_id = ${row.member_id} AND id = ${row.id} AND state = 'pending' AND e2eid IS NULL`.execute(db)
}

/** A cancelled order whose charge is still to be taken back at the provider; `null`: it was. */
export async function askRemovalAgain(db: Db, row: RechargeRow, at: Date | null): Promise<void> {
  await sql`UPDATE recharge SET ask_at = ${at} WHERE member_id = ${row.member_id} AND id = ${row.id}
    AND state = 'expired' AND reason = 'cancelled' AND e2eid IS NULL`.execute(db)
}

function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The database returned no row')
  return row
}
