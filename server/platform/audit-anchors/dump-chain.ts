import type { ChainRow, walkChain } from '../audit/audit-chain.ts'
import { hasTexts, subjectTables } from '../audit/audit-texts.ts'
import { rowsOfDump } from '../database/rows-of-dump.ts'

type Source = Parameters<typeof walkChain>[0]

/** The audit log of a file that `npm run db:export` wrote, with the signed heads that the database kept. */
export async function readDumpChain(
  file: string,
): Promise<{ readonly chain: Source; readonly lines: readonly string[] }> {
  const sealed = new Map<string, Buffer>()
  for await (const row of rowsOfDump(file, 'audit_text')) sealed.set(row.seq ?? '', bytesOf(row.sealed))
  const rows: ChainRow[] = []
  for await (const row of rowsOfDump(file, 'audit_log')) rows.push(rowOf(row, sealed.get(row.seq ?? '')))
  rows.sort((one, other) => Number(one.seq - other.seq))
  const lines: { readonly n: number; readonly line: string }[] = []
  for await (const row of rowsOfDump(file, 'audit_anchor'))
    lines.push({ n: Number(row.n), line: row.line ?? '' })
  let head: { seq: bigint; hash: Buffer } | undefined
  for await (const row of rowsOfDump(file, 'audit_head'))
    head = { seq: BigInt(row.seq ?? '0'), hash: bytesOf(row.hash) }
  const missing = rows.filter(row => row.sealed === null && hasTexts(row.details))
  const forgotten = await forgottenOf(file, new Set(missing.map(({ subject }) => subject)))
  return {
    lines: lines.sort((one, other) => one.n - other.n).map(({ line }) => line),
    chain: {
      rowsAfter: async seq => (seq === 0n ? rows : []),
      head: async () => head,
      isForgotten: async subject => forgotten.has(subject),
    },
  }
}

function rowOf(row: Readonly<Record<string, string | null>>, sealed: Buffer | undefined): ChainRow {
  return {
    seq: BigInt(row.seq ?? '0'),
    at: timeOf(row.at ?? ''),
    administrator_id: row.administrator_id ?? null,
    action: row.action ?? '',
    subject: row.subject ?? '',
    details: JSON.parse(row.details ?? '{}'),
    hash: bytesOf(row.hash),
    sealed: sealed ?? null,
  }
}

const bytesOf = (text: string | null | undefined) => Buffer.from((text ?? '').replace(/^\\x/, ''), 'hex')

/** `2026-01-31 08:00:00.123+00`, in whatever zone the export's session had. */
const timeOf = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))

/** Those of the subjects whose member is forgotten. */
async function forgottenOf(file: string, subjects: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (subjects.size === 0) return subjects
  const gone = new Set<string>()
  for await (const row of rowsOfDump(file, 'member'))
    if (row.forgotten_at !== null && row.id !== undefined && row.id !== null) gone.add(row.id)
  const found = new Set([...gone].map(id => `member:${id}`))
  for (const [kind, { table, key }] of Object.entries(subjectTables)) {
    if (![...subjects].some(subject => subject.startsWith(`${kind}:`))) continue
    for await (const row of rowsOfDump(file, table))
      if (gone.has(row.member_id ?? '')) found.add(`${kind}:${row[key]}`)
  }
  return found
}
