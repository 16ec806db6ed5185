import { type Kysely, sql } from 'kysely'
import type { Reviewers } from '../../../platform/audit/hands.ts'
import { nextListVersion } from '../../../platform/database/member-list.ts'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { uncoveredDisputes } from '../../../wallet/disputes.ts'

export type WithdrawalState = 'pending' | 'approved' | 'paid' | 'rejected' | 'failed' | 'returned'
export type PayoutState = 'ready' | 'stopped' | 'sent' | 'under_way' | 'done' | 'refused' | 'returned'

export interface WithdrawalRow extends Reviewers {
  readonly member_id: string
  readonly id: string
  readonly order_no: string
  readonly money: bigint
  readonly fee: bigint
  readonly state: WithdrawalState
  readonly reason: string | null
  readonly account_id: string
  readonly account_label: string
  readonly payment_type: string
  readonly destination_sealed: Buffer
  readonly member_remark: string | null
  readonly created_at: Date
  readonly expected_by: Date
  readonly reviewed_at: Date | null
  readonly sent_at: Date | null
  readonly paid_at: Date | null
  readonly ended_at: Date | null
  readonly stop_reason: string | null
  /** Who let a stopped payout go. */
  readonly let_go_by: string | null
  readonly payout_id: string | null
  readonly payout_state: PayoutState | null
  readonly ask_at: Date | null
  readonly asks: number
  readonly version: bigint
}

type Db = Kysely<Database>
type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'member_id'
  | 'id'
  | 'order_no'
  | 'money'
  | 'fee'
  | 'account_id'
  | 'account_label'
  | 'payment_type'
  | 'destination_sealed'
  | 'member_remark'
  | 'created_at'
  | 'expected_by'
>

export async function insertWithdrawal(tx: Tx, row: NewWithdrawal): Promise<WithdrawalRow> {
  const version = await nextListVersion(tx, row.member_id, 'withdrawal')
  const { rows } = await sql<WithdrawalRow>`
    INSERT INTO withdrawal (member_id, id, order_no, money, fee, state, account_id, account_label, payment_type,
      destination_sealed, member_remark, created_at, expected_by, version)
    VALUES (${row.member_id}, ${row.id}, ${row.order_no}, ${row.money}, ${row.fee}, 'pending', ${row.account_id},
      ${row.account_label}, ${row.payment_type}, ${row.destination_sealed}, ${row.member_remark}, ${row.created_at},
      ${row.expected_by}, ${version})
    RETURNING *`.execute(tx)
  const [inserted] = rows
  if (inserted === undefined) throw new Error('The database returned no row')
  return inserted
}

export async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`SELECT * FROM withdrawal WHERE id = ${id}`.execute(db)
  return rows[0]
}

export async function findByPayout(db: Db, payoutId: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`SELECT * FROM withdrawal WHERE payout_id = ${payoutId}`.execute(
    db,
  )
  return rows[0]
}

export async function findOpen(db: Db, memberId: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`SELECT * FROM withdrawal
    WHERE member_id = ${memberId} AND state IN ('pending', 'approved')`.execute(db)
  return rows[0]
}

type Change = Partial<
  Pick<
    WithdrawalRow,
    | 'state'
    | 'reason'
    | 'reviewer'
    | 'second_reviewer'
    | 'reviewer_session'
    | 'reviewer_device'
    | 'second_session'
    | 'second_device'
    | 'reviewed_at'
    | 'sent_at'
    | 'paid_at'
    | 'ended_at'
    | 'stop_reason'
    | 'let_go_by'
    | 'payout_id'
    | 'payout_state'
    | 'ask_at'
    | 'asks'
  >
>

/** Compare and set: `undefined` when the row is no longer as it was read. A change is a new version of the list. */
export async function changeWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  change: Change,
): Promise<WithdrawalRow | undefined> {
  const version = await nextListVersion(tx, row.member_id, 'withdrawal')
  const next = { ...row, ...change, version }
  const { numAffectedRows = 0n } = await sql`
    UPDATE withdrawal SET state = ${next.state}, reason = ${next.reason}, reviewer = ${next.reviewer},
      second_reviewer = ${next.second_reviewer}, reviewer_session = ${next.reviewer_session},
      reviewer_device = ${next.reviewer_device}, second_session = ${next.second_session},
      second_device = ${next.second_device}, reviewed_at = ${next.reviewed_at}, sent_at = ${next.sent_at},
      paid_at = ${next.paid_at}, ended_at = ${next.ended_at}, stop_reason = ${next.stop_reason}, let_go_by = ${next.let_go_by},
      payout_id = ${next.payout_id}, payout_state = ${next.payout_state}, ask_at = ${next.ask_at}, asks = ${next.asks},
      version = ${version}
    WHERE member_id = ${row.member_id} AND id = ${row.id} AND version = ${row.version}`.execute(tx)
  return numAffectedRows === 1n ? next : undefined
}

/** Payouts that are due, for this process until `until`. */
export async function takePayouts(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    UPDATE withdrawal SET ask_at = ${until}, asks = asks + 1
    WHERE (member_id, id) IN (SELECT member_id, id FROM withdrawal WHERE ask_at <= ${now}
      ORDER BY ask_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db)
  return rows
}

/** How far the payout is; nothing a member could see. `false`: it is not there any more. */
export async function stepPayout(
  db: Db,
  row: WithdrawalRow,
  { from, to, askAt }: { from: readonly PayoutState[]; to: PayoutState; askAt: Date | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE withdrawal SET payout_state = ${to}, ask_at = ${askAt}
    WHERE member_id = ${row.member_id} AND id = ${row.id} AND payout_state = ANY(${[...from]})`.execute(db)
  return numAffectedRows === 1n
}

/** Whether nothing that is still to be staked keeps money here: on a pause, self-excluded, or named by the registry. */
export async function leavesUnstaked(db: Db, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    leaves: boolean
  }>`SELECT leaves_unstaked(${memberId}, ${now}) AS leaves`.execute(db)
  return rows[0]?.leaves === true
}

/** Why the member's payouts wait for a person; `null`: they do not. */
export async function frozenReason(tx: Tx, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ status: string; frozen_reason: string | null; debt: bigint }>`
    SELECT m.status, w.frozen_reason, w.debt FROM member m JOIN wallet w ON w.member_id = m.id AND w.currency = 'BRL'
    WHERE m.id = ${memberId}`.execute(tx)
  const [row] = rows
  if (row === undefined) return null
  if (row.status === 'frozen') return 'account_frozen'
  if (row.frozen_reason !== null) return 'wallet_frozen'
  // Clawed back after the approval: what is owed would leave with the payout.
  if (row.debt > 0n) return 'debt_open'
  return (await uncoveredDisputes(tx, memberId, 'BRL')) > 0n ? 'deposit_disputed' : null
}
