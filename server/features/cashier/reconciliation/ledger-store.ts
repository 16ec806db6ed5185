import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Movement } from './rules.ts'

interface LedgerRow {
  readonly key: string
  readonly amount: bigint
  readonly at: Date
  readonly payout_id: string | null
}

export interface Span {
  readonly from: Date
  /** Excluded. */
  readonly to: Date
}

const marginMs = 60_000

/** The smallest UUIDv7 of an instant: ids of transactions ascend with time, and an index lies on them. */
function idAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** What the ledger says moved between the operator and a provider in a time. */
export async function readLedger(
  db: Kysely<Database>,
  psp: string,
  { from, to }: Span,
): Promise<readonly Movement[]> {
  // The reference as an id, not the id as text: else every withdrawal of the member is read for each line.
  const { rows } = await sql<LedgerRow>`
    SELECT t.key, max(t.created_at) AS at, max(w.payout_id) AS payout_id,
      sum(CASE WHEN l.debit = 'psp_clearing' THEN l.amount ELSE -l.amount END)::bigint AS amount
    FROM ledger_transfer l
      JOIN ledger_transaction t ON t.member_id = l.member_id AND t.id = l.transaction_id
      LEFT JOIN withdrawal w ON w.member_id = t.member_id
        AND w.id = CASE WHEN t.kind LIKE 'withdrawal\\_%' AND t.reference ~ '^[0-9a-f-]{36}$' THEN t.reference::uuid END
    WHERE (l.debit = 'psp_clearing' OR l.credit = 'psp_clearing') AND l.dim = ${psp}
      AND l.transaction_id >= ${idAt(from.getTime() - marginMs)} AND l.transaction_id < ${idAt(to.getTime() + marginMs)}
      AND t.created_at >= ${from} AND t.created_at < ${to}
    GROUP BY t.member_id, t.id, t.key`.execute(db)
  return rows.map(toMovement)
}

/** Each key of the ledger says what it is about (`server/wallet/README.md`). */
function toMovement({ key, amount, at, payout_id }: LedgerRow): Movement {
  const [word = '', about = '', more] = key.split(':')
  switch (word) {
    case 'pix':
    case 'unowned':
      return { kind: 'received', ref: about, amount, at }
    case 'unowned-back':
      return { kind: 'refunded', ref: `${about}/back`, amount, at }
    case 'clawback':
      return { kind: 'refunded', ref: `${about}/${more}`, amount, at }
    case 'payout':
      return { kind: 'paid_out', ref: payout_id ?? about, amount, at }
    case 'return':
      return { kind: 'returned', ref: payout_id ?? about, amount, at }
    default:
      return { kind: 'other', ref: key, amount, at }
  }
}
