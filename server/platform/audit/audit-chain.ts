import type { Anchor } from '../audit-anchors/anchor.ts'
import type { CheckedLines } from '../audit-anchors/check-lines.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { type AuditDetails, hasTexts, joinDetails } from './audit-texts.ts'

export interface ChainRow {
  readonly seq: bigint
  readonly at: Date
  readonly administrator_id: string | null
  readonly action: string
  readonly subject: string
  readonly details: AuditDetails
  readonly hash: Buffer
  /** What was written about a member; `null` where nothing was, or where it went with their records. */
  readonly sealed: Buffer | null
}

/** The audit log of a database, or of an export. */
interface ChainSource {
  /** The next rows by number; none at the end. */
  readonly rowsAfter: (seq: bigint) => Promise<readonly ChainRow[]>
  /** The end of the chain as the log itself keeps it. */
  readonly head: () => Promise<{ readonly seq: bigint; readonly hash: Buffer } | undefined>
  /** Whether the member whom an entry is about is forgotten, with what was written about them. */
  readonly isForgotten: (subject: string) => Promise<boolean>
}

interface Against {
  /** `undefined`: the rows' contents cannot be recomputed, only their numbers and the anchors' hashes compared. */
  readonly secrets: Secrets | undefined
  readonly anchors: CheckedLines
}

export interface CheckedChain {
  readonly rows: bigint
  /** The number of the first row that was changed, taken out or put in; `undefined` where the chain is whole. */
  readonly firstBroken: bigint | undefined
  /** The hash of the last row that was looked at. */
  readonly head: Buffer
}

/** Walks the chain from its first row to its head, past every anchor that was signed of it. */
export async function walkChain(source: ChainSource, { secrets, anchors }: Against): Promise<CheckedChain> {
  const heads = new Map(anchors.anchors.map(({ seq, head }) => [BigInt(seq), head]))
  let before: Buffer = Buffer.alloc(0)
  let seq = 0n
  const broken = (at: bigint) => ({ rows: at, firstBroken: at, head: before })
  if ((heads.get(0n) ?? '') !== '') return broken(1n)
  for (;;) {
    const rows = await source.rowsAfter(seq)
    if (rows.length === 0) break
    for (const row of rows) {
      seq += 1n
      const isRight =
        row.seq === seq && (secrets === undefined || (await isWhole(source, secrets, before, row)))
      if (!isRight || (heads.get(seq) ?? row.hash.toString('hex')) !== row.hash.toString('hex'))
        return broken(seq)
      before = row.hash
    }
  }
  const head = await source.head()
  const isEnd = head?.seq === seq && head.hash.equals(before) && !isAnchoredPast(anchors.anchors, seq)
  if (!isEnd) return broken(seq + 1n)
  // An anchor of the database that is not signed as it was: what it stood for is not proved from there on.
  const firstBroken = anchors.faults.length === 0 ? undefined : BigInt(anchors.provedUntil) + 1n
  return { rows: seq, firstBroken, head: before }
}

const isAnchoredPast = (anchors: readonly Anchor[], seq: bigint) =>
  anchors.some(anchor => BigInt(anchor.seq) > seq)

async function isWhole(
  source: ChainSource,
  secrets: Secrets,
  before: Buffer,
  row: ChainRow,
): Promise<boolean> {
  return hashOfRow(secrets, before, row).equals(row.hash) && (await isWritten(source, secrets, row))
}

/** Whether the texts of a row are those that were committed to, or went with the records of their member. */
async function isWritten(source: ChainSource, secrets: Secrets, row: ChainRow): Promise<boolean> {
  if (row.sealed === null && hasTexts(row.details)) return source.isForgotten(row.subject)
  try {
    joinDetails(secrets, row)
    return true
  } catch {
    return false
  }
}

function hashOfRow(secrets: Secrets, before: Buffer, row: ChainRow): Buffer {
  const administratorId = row.administrator_id ?? undefined
  return hashOfEntry(secrets, before, { ...row, administratorId, details: JSON.stringify(row.details) })
}

interface Entry {
  readonly seq: bigint
  readonly at: Date
  readonly administratorId: string | undefined
  readonly action: string
  readonly subject: string
  /** JSON. */
  readonly details: string
}

/** The keyed hash of a row, over its fields and the hash of the row before it. */
export function hashOfEntry(secrets: Secrets, before: Buffer, entry: Entry): Buffer {
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
