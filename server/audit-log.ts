import { sql } from 'kysely'
import type { Tx } from './database/transaction.ts'
import type { Deps } from './deps.ts'

export interface AuditEntry {
  /** `undefined` for what a command on the server's own machine did, or the house by itself. */
  readonly administratorId: string | undefined
  readonly action: string
  /** What it was done to: `member:<id>`, `withdrawal:<id>`. */
  readonly subject: string
  /** No personal data: ids, amounts, states, the administrator's own reason. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>
}

type Sealed = Pick<Deps, 'clock' | 'secrets'>

/** Writes down what an administrator does, in the transaction that does it. Call it last: it locks the chain's end. */
export async function audit(deps: Sealed, tx: Tx, entry: AuditEntry): Promise<void> {
  const { rows } = await sql<{ seq: bigint; hash: Buffer }>`
    UPDATE audit_head SET seq = seq + 1 RETURNING seq, hash`.execute(tx)
  const [head] = rows
  if (head === undefined) throw new Error('The audit log has no head')
  const at = deps.clock.now()
  const details = JSON.stringify(entry.details)
  const hash = hashOf(deps, head.hash, { ...entry, seq: head.seq, at, details })
  await sql`INSERT INTO audit_log (seq, at, administrator_id, action, subject, details, hash)
    VALUES (${head.seq}, ${at}, ${entry.administratorId ?? null}, ${entry.action}, ${entry.subject},
      ${details}::jsonb, ${hash})`.execute(tx)
  await sql`UPDATE audit_head SET hash = ${hash}`.execute(tx)
}

interface Row {
  readonly seq: bigint
  readonly at: Date
  readonly administrator_id: string | null
  readonly action: string
  readonly subject: string
  readonly details: AuditEntry['details']
  readonly hash: Buffer
}

const batch = 2_000

interface Checked {
  readonly rows: bigint
  /** The number of the first row that was changed, taken out or put in; `undefined` where the chain is whole. */
  readonly firstBroken: bigint | undefined
  /** The hash of the last row that was looked at. */
  readonly head: Buffer
}

/** Recomputes the chain from its first row, in pieces, for the log grows for ever; all of them from one snapshot. */
export function checkAudit(deps: Sealed, db: Deps['db']): Promise<Checked> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(tx => walkChain(deps, tx))
}

async function walkChain(deps: Sealed, tx: Tx): Promise<Checked> {
  let before: Buffer = Buffer.alloc(0)
  let seq = 0n
  for (;;) {
    const rows = await readAfter(tx, seq)
    for (const row of rows) {
      seq += 1n
      const isRight = row.seq === seq && hashOfRow(deps, before, row).equals(row.hash)
      if (!isRight) return { rows: seq, firstBroken: seq, head: before }
      before = row.hash
    }
    if (rows.length < batch) break
  }
  const { rows: heads } = await sql<{ seq: bigint }>`SELECT seq FROM audit_head`.execute(tx)
  const isEnd = heads[0]?.seq === seq
  return { rows: seq, firstBroken: isEnd ? undefined : seq + 1n, head: before }
}

async function readAfter(tx: Tx, seq: bigint): Promise<readonly Row[]> {
  const { rows } =
    await sql<Row>`SELECT * FROM audit_log WHERE seq > ${seq} ORDER BY seq LIMIT ${batch}`.execute(tx)
  return rows
}

function hashOfRow(deps: Sealed, before: Buffer, row: Row): Buffer {
  const administratorId = row.administrator_id ?? undefined
  return hashOf(deps, before, { ...row, administratorId, details: JSON.stringify(row.details) })
}

export async function firstBrokenAudit(deps: Sealed, db: Deps['db']): Promise<bigint | undefined> {
  return (await checkAudit(deps, db)).firstBroken
}

function hashOf(
  { secrets }: Sealed,
  before: Buffer,
  entry: Omit<AuditEntry, 'details'> & { readonly seq: bigint; readonly at: Date; readonly details: string },
): Buffer {
  const fields = [
    before.toString('hex'),
    String(entry.seq),
    entry.at.toISOString(),
    entry.administratorId ?? '',
    entry.action,
    entry.subject,
    sortedJson(entry.details),
  ]
  return secrets.sign('audit-log', JSON.stringify(fields))
}

/** jsonb keeps no order of keys. */
function sortedJson(json: string): string {
  const parsed: object = JSON.parse(json)
  return JSON.stringify(Object.entries(parsed).sort(([one], [other]) => (one < other ? -1 : 1)))
}
