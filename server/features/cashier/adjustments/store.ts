import { sql } from 'kysely'
import type { Adjustment } from '../../../../contract/cashier/adjustments.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface AdjustmentRow {
  readonly id: string
  readonly member_id: string
  readonly member_name: string
  readonly direction: Adjustment['direction']
  readonly money: bigint
  readonly reason: string
  readonly state: Adjustment['state']
  readonly proposed_by: string
  readonly proposer_name: string
  /** `null`: from before sessions and devices were noted. */
  readonly proposer_session: string | null
  readonly proposer_device: string | null
  readonly proposed_at: Date
  readonly decided_by: string | null
  readonly decider_name: string | null
  readonly decided_at: Date | null
  readonly decision_note: string | null
}

interface Ask {
  readonly id?: string | undefined
  readonly state?: Adjustment['state'] | undefined
  readonly member?: string | undefined
  /** The last one of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

export async function listRows(on: Executor, ask: Ask): Promise<readonly AdjustmentRow[]> {
  const { id = null, state = null, member = null, after = null, limit } = ask
  const [isNext, order] = state === 'proposed' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
  const { rows } = await sql<AdjustmentRow>`
    SELECT a.*, m.name AS member_name, p.name AS proposer_name, d.name AS decider_name
    FROM adjustment a JOIN member m ON m.id = a.member_id JOIN administrator p ON p.id = a.proposed_by
      LEFT JOIN administrator d ON d.id = a.decided_by
    WHERE (${id}::uuid IS NULL OR a.id = ${id}::uuid) AND (${state}::text IS NULL OR a.state = ${state}::text)
      AND (${member}::uuid IS NULL OR a.member_id = ${member}::uuid)
      AND (${after}::uuid IS NULL OR a.id ${isNext} ${after}::uuid)
    ORDER BY a.id ${order} LIMIT ${limit}`.execute(on)
  return rows
}

/** Reads and locks the row; waits for a concurrent decision and reads the row after it. */
export async function lockRow(
  tx: Tx,
  id: string,
): Promise<Omit<AdjustmentRow, 'member_name' | 'proposer_name' | 'decider_name'> | undefined> {
  const { rows } = await sql<AdjustmentRow>`
    SELECT * FROM adjustment WHERE id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

export async function findMemberOf(on: Executor, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    member_id: string
  }>`SELECT member_id FROM adjustment WHERE id = ${id}`.execute(on)
  return rows[0]?.member_id
}

export async function insertRow(
  tx: Tx,
  row: Pick<
    AdjustmentRow,
    | 'id'
    | 'member_id'
    | 'direction'
    | 'money'
    | 'reason'
    | 'proposed_by'
    | 'proposer_session'
    | 'proposer_device'
    | 'proposed_at'
  >,
): Promise<void> {
  await sql`INSERT INTO adjustment (id, member_id, direction, money, reason, state, proposed_by, proposer_session,
      proposer_device, proposed_at)
    VALUES (${row.id}, ${row.member_id}, ${row.direction}, ${row.money}, ${row.reason}, 'proposed',
      ${row.proposed_by}, ${row.proposer_session}, ${row.proposer_device}, ${row.proposed_at})`.execute(tx)
}

interface Decider {
  readonly administratorId: string
  readonly sessionId: string
  readonly deviceId: string | null
}

export async function decideRow(
  tx: Tx,
  id: string,
  { state, by, at, note }: { state: Adjustment['state']; by: Decider; at: Date; note: string | null },
): Promise<void> {
  await sql`UPDATE adjustment SET state = ${state}, decided_by = ${by.administratorId},
      decider_session = ${by.sessionId}, decider_device = ${by.deviceId}, decided_at = ${at}, decision_note = ${note}
    WHERE id = ${id}`.execute(tx)
}

/** Whether there is such a member who plays with real money. */
export async function isRealMember(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM member WHERE id = ${id} AND NOT is_demo`.execute(tx)
  return rows.length === 1
}
