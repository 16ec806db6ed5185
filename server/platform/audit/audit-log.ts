import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { allAnchorLines } from '../audit-anchors/anchor-store.ts'
import { checkLines } from '../audit-anchors/check-lines.ts'
import type { Tx } from '../database/transaction.ts'
import { type ChainRow, type CheckedChain, hashOfEntry, walkChain } from './audit-chain.ts'
import { type AuditDetails, isForgotten, splitDetails } from './audit-texts.ts'

export interface AuditEntry {
  /** `undefined` for what a command on the server's own machine did, or the server’s own workers. */
  readonly administratorId: string | undefined
  readonly action: string
  /** What it was done to: `member:<id>`, `withdrawal:<id>`. */
  readonly subject: string
  /** Ids, amounts and states. What somebody wrote about a member (`reason`, `note`) is sealed beside the row (`audit-texts.ts`). */
  readonly details: AuditDetails
}

type Sealed = Pick<Deps, 'clock' | 'secrets'>

/** Writes down what an administrator does, in the transaction that does it. Call it last: it locks the chain's end. */
export async function audit(deps: Sealed, tx: Tx, entry: AuditEntry): Promise<void> {
  const { rows } = await sql<{ seq: bigint; hash: Buffer }>`
    UPDATE audit_head SET seq = seq + 1 RETURNING seq, hash`.execute(tx)
  const [head] = rows
  if (head === undefined) throw new Error('The audit log has no head')
  const at = deps.clock.now()
  const split = await splitDetails(deps.secrets, tx, entry)
  const details = JSON.stringify(split.details)
  const hash = hashOfEntry(deps.secrets, head.hash, { ...entry, seq: head.seq, at, details })
  await sql`INSERT INTO audit_log (seq, at, administrator_id, action, subject, details, hash)
    VALUES (${head.seq}, ${at}, ${entry.administratorId ?? null}, ${entry.action}, ${entry.subject},
      ${details}::jsonb, ${hash})`.execute(tx)
  await sql`UPDATE audit_head SET hash = ${hash}`.execute(tx)
  const { text } = split
  if (text === undefined) return
  await sql`INSERT INTO audit_text (seq, member_id, sealed)
    VALUES (${head.seq}, ${text.memberId}, ${text.sealed(head.seq)})`.execute(tx)
}

const batch = 2_000

/**
 * Recomputes the chain from its first row, in pieces, for the log grows for ever; all of them from one snapshot. The signed heads
 * that the database keeps must be on it; those outside are compared by `npm run audit:verify`.
 */
export function checkAudit(deps: Sealed, db: Deps['db']): Promise<CheckedChain> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async tx => {
      const anchors = await checkLines(await allAnchorLines(tx), { keys: undefined, from: 1n })
      return walkChain(chainOf(tx), { secrets: deps.secrets, anchors })
    })
}

/** The log of the database, as of the transaction. */
export function chainOf(tx: Tx): Parameters<typeof walkChain>[0] {
  return {
    rowsAfter: async seq => {
      const { rows } =
        await sql<ChainRow>`SELECT l.*, t.sealed FROM audit_log l LEFT JOIN audit_text t USING (seq)
        WHERE l.seq > ${seq} ORDER BY l.seq LIMIT ${batch}`.execute(tx)
      return rows
    },
    head: async () => {
      const { rows } = await sql<{ seq: bigint; hash: Buffer }>`SELECT seq, hash FROM audit_head`.execute(tx)
      return rows[0]
    },
    isForgotten: subject => isForgotten(tx, subject),
  }
}

export async function firstBrokenAudit(deps: Sealed, db: Deps['db']): Promise<bigint | undefined> {
  return (await checkAudit(deps, db)).firstBroken
}
