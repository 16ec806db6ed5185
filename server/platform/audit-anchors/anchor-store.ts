import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../database/transaction.ts'

export interface KeptAnchor {
  readonly n: bigint
  readonly line: string
}

export async function newestAnchor(db: Deps['db']): Promise<KeptAnchor | undefined> {
  const { rows } = await sql<KeptAnchor>`SELECT n, line FROM audit_anchor ORDER BY n DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** The end of the log as of now. */
export async function readHead(tx: Tx): Promise<{ readonly seq: bigint; readonly hash: Buffer }> {
  const { rows } = await sql<{ seq: bigint; hash: Buffer }>`SELECT seq, hash FROM audit_head`.execute(tx)
  return rows[0] ?? { seq: 0n, hash: Buffer.alloc(0) }
}

/** The hash of one row of the log, hex; `undefined`: the row is gone. */
export async function hashOfRow(tx: Tx, seq: number): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    SELECT encode(hash, 'hex') AS hash FROM audit_log WHERE seq = ${seq}`.execute(tx)
  return rows[0]?.hash
}

/** False where another process has made this hour's. */
export async function addAnchor(tx: Tx, anchor: KeptAnchor & { readonly hour: Date }): Promise<boolean> {
  const { rows } = await sql`INSERT INTO audit_anchor (n, hour, line)
    VALUES (${anchor.n}, ${anchor.hour}, ${anchor.line}) ON CONFLICT DO NOTHING RETURNING n`.execute(tx)
  return rows.length > 0
}

/** Takes the delivery for this process; `undefined`: another is at it. */
export async function leaseDelivery(db: Deps['db'], now: Date, leaseMs: number): Promise<bigint | undefined> {
  const { rows } = await sql<{ delivered: bigint }>`
    UPDATE audit_anchor_delivery SET leased_until = ${new Date(now.getTime() + leaseMs)}
    WHERE leased_until IS NULL OR leased_until <= ${now} RETURNING delivered`.execute(db)
  return rows[0]?.delivered
}

export async function anchorsAfter(db: Deps['db'], n: bigint): Promise<readonly KeptAnchor[]> {
  const { rows } = await sql<KeptAnchor>`
    SELECT n, line FROM audit_anchor WHERE n > ${n} ORDER BY n LIMIT 100`.execute(db)
  return rows
}

export async function recordDelivered(db: Deps['db'], n: bigint): Promise<void> {
  await sql`UPDATE audit_anchor_delivery SET delivered = greatest(delivered, ${n})`.execute(db)
}

export async function endLease(db: Deps['db']): Promise<void> {
  await sql`UPDATE audit_anchor_delivery SET leased_until = NULL`.execute(db)
}

/** The newest anchor that the place outside confirmed; where it has confirmed none, the first that it was to take. */
export async function newestDelivered(db: Deps['db']): Promise<string | undefined> {
  const { rows } = await sql<{ line: string }>`SELECT line FROM audit_anchor
    WHERE n = (SELECT greatest(delivered, 1) FROM audit_anchor_delivery)`.execute(db)
  return rows[0]?.line
}

/** Every anchor of the database, in order. */
export async function allAnchorLines(db: Deps['db']): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`SELECT line FROM audit_anchor ORDER BY n`.execute(db)
  return rows.map(({ line }) => line)
}
