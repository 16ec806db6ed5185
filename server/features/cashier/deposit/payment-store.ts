import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface PaymentRow {
  readonly e2eid: string
  readonly txid: string | null
  readonly amount: bigint
  readonly paid_at: Date
  readonly member_id: string | null
  readonly recharge_id: string | null
  readonly state: 'credited' | 'suspended' | 'refunding' | 'refunded' | 'stuck'
  readonly reason: string | null
  readonly refund_attempt: number
  readonly refund_after: Date | null
  readonly ask_at: Date | null
  readonly asks: number
}

type Db = Kysely<Database>

export async function findPaymentRow(db: Db, e2eid: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`SELECT * FROM pix_payment WHERE e2eid = ${e2eid}`.execute(db)
  return rows[0]
}

/** Reads and locks the row; a concurrent settlement of the same payment waits. */
export async function lockPayment(tx: Tx, e2eid: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`SELECT * FROM pix_payment WHERE e2eid = ${e2eid} FOR UPDATE`.execute(
    tx,
  )
  return rows[0]
}

/** `false`: somebody else has just written it. */
export async function insertPayment(tx: Tx, row: PaymentRow, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO pix_payment (e2eid, txid, amount, paid_at, member_id, recharge_id, state, reason, refund_attempt,
      refund_after, ask_at, created_at)
    VALUES (${row.e2eid}, ${row.txid}, ${row.amount}, ${row.paid_at}, ${row.member_id}, ${row.recharge_id}, ${row.state},
      ${row.reason}, ${row.refund_attempt}, ${row.refund_after}, ${row.ask_at}, ${at})
    ON CONFLICT (e2eid) DO NOTHING`.execute(tx)
  return numAffectedRows > 0n
}

export async function changePayment(
  db: Db,
  row: PaymentRow,
  change: Partial<
    Pick<
      PaymentRow,
      'state' | 'reason' | 'refund_attempt' | 'refund_after' | 'ask_at' | 'asks' | 'recharge_id'
    >
  >,
): Promise<void> {
  const next = { ...row, ...change }
  await sql`UPDATE pix_payment SET state = ${next.state}, reason = ${next.reason}, ask_at = ${next.ask_at},
      refund_attempt = ${next.refund_attempt}, refund_after = ${next.refund_after}, asks = ${next.asks}, recharge_id = ${next.recharge_id}
    WHERE e2eid = ${row.e2eid}`.execute(db)
}

/** Payments whose refund or unknown payer is due to be asked about, for this process until `until`. */
export async function takePayments(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    UPDATE pix_payment SET ask_at = ${until}, asks = asks + 1
    WHERE e2eid IN (SELECT e2eid FROM pix_payment WHERE ask_at <= ${now}
      ORDER BY ask_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db)
  return rows
}

/** Whose turn it is to sweep, and from when on; `undefined`: not yet, or another process has it. */
export async function takeSweep(
  db: Db,
  { now, nextAt, startAt }: { now: Date; nextAt: Date; startAt: Date },
): Promise<Date | undefined> {
  await sql`INSERT INTO pix_sweep (swept_until, due_at) VALUES (${startAt}, ${now}) ON CONFLICT DO NOTHING`.execute(
    db,
  )
  const { rows } = await sql<{ swept_until: Date }>`
    UPDATE pix_sweep SET due_at = ${nextAt} WHERE due_at <= ${now} RETURNING swept_until`.execute(db)
  return rows[0]?.swept_until
}

export async function finishSweep(db: Db, until: Date): Promise<void> {
  await sql`UPDATE pix_sweep SET swept_until = greatest(swept_until, ${until})`.execute(db)
}
