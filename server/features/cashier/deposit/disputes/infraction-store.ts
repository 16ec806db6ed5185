import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../platform/database/schema.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

export interface InfractionRow {
  readonly id: string
  readonly e2eid: string
  /** Centavos that the report claims. */
  readonly amount: bigint
  /** `agreed`: its refund follows. `rejected`: it ended for the member, or was cancelled. */
  readonly state: 'open' | 'agreed' | 'rejected'
  readonly opened_at: Date
  readonly changed_at: Date
}

/** Keeps a report, or what is new of it. */
export async function keepInfraction(tx: Tx, row: InfractionRow): Promise<void> {
  await sql`
    INSERT INTO pix_infraction AS i (id, e2eid, amount, state, opened_at, changed_at)
    VALUES (${row.id}, ${row.e2eid}, ${row.amount}, ${row.state}, ${row.opened_at}, ${row.changed_at})
    ON CONFLICT (id) DO UPDATE SET amount = excluded.amount, state = excluded.state, changed_at = excluded.changed_at
      WHERE i.changed_at < excluded.changed_at`.execute(tx)
}

/** Whether this report, or a later word of it, is kept already. */
export async function isKnownInfraction(db: Kysely<Database>, row: InfractionRow): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pix_infraction WHERE id = ${row.id} AND changed_at >= ${row.changed_at}`.execute(db)
  return rows.length > 0
}

export async function readInfractions(tx: Tx, e2eid: string): Promise<readonly InfractionRow[]> {
  const { rows } = await sql<InfractionRow>`SELECT * FROM pix_infraction WHERE e2eid = ${e2eid}`.execute(tx)
  return rows
}

/** What the wallet has as disputed of a deposit, in centavos. */
export async function disputedOf(tx: Tx, memberId: string, depositKey: string): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    SELECT amount FROM wallet_dispute WHERE member_id = ${memberId} AND deposit_key = ${depositKey}`.execute(
    tx,
  )
  return rows[0]?.amount ?? 0n
}

interface Sweep {
  readonly now: Date
  readonly nextAt: Date
  readonly startAt: Date
}

/** Whose turn it is to ask for reports, and from when on; `undefined`: not yet, or another process has it. */
export async function takeInfractionSweep(db: Kysely<Database>, sweep: Sweep): Promise<Date | undefined> {
  const { now, nextAt, startAt } = sweep
  await sql`INSERT INTO pix_infraction_sweep (swept_until, due_at) VALUES (${startAt}, ${now})
    ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<{ swept_until: Date }>`
    UPDATE pix_infraction_sweep SET due_at = ${nextAt} WHERE due_at <= ${now} RETURNING swept_until`.execute(
    db,
  )
  return rows[0]?.swept_until
}

export async function finishInfractionSweep(db: Kysely<Database>, until: Date): Promise<void> {
  await sql`UPDATE pix_infraction_sweep SET swept_until = greatest(swept_until, ${until})`.execute(db)
}
