import { walkChain } from '../audit/audit-chain.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { AnchorPlace } from './anchor-place.ts'
import { checkLines } from './check-lines.ts'

interface Given {
  readonly chain: Parameters<typeof walkChain>[0]
  /** The signed heads that the database, or its export, keeps. */
  readonly keptLines: readonly string[]
  /** Those outside, read before the database was. */
  readonly outside: readonly string[]
  readonly secrets: Secrets | undefined
  readonly keys: readonly string[]
  /** The number that the place outside begins with. */
  readonly from: bigint
  /** The moment that the newest head must be fresh at. */
  readonly at: Date
}

export interface AuditVerdict {
  readonly rows: bigint
  readonly anchors: number
  /** What proves that somebody changed the log or its heads. */
  readonly faults: readonly string[]
  /** What keeps the end of the log from being proved. */
  readonly gaps: readonly string[]
}

/** Heads are signed hourly; one that is late by another hour means that they are not kept. */
const freshMs = 2 * 3_600_000

/** Compares the audit log, the database's own heads and those outside. */
export async function verifyAudit(given: Given): Promise<AuditVerdict> {
  const { keys, from } = given
  const outside = await checkLines(given.outside, { keys, from })
  const kept = await checkLines(given.keptLines, { keys, from: 1n })
  const faults = [
    ...outside.faults.map(fault => `outside: ${fault}`),
    ...kept.faults.map(fault => `in the database: ${fault}`),
    ...differences(given),
  ]
  const anchors = { anchors: [...kept.anchors, ...outside.anchors], faults: [], provedUntil: 0 }
  const walked = await walkChain(given.chain, { secrets: given.secrets, anchors })
  if (walked.firstBroken !== undefined)
    faults.push(`the audit log breaks at row ${walked.firstBroken}: changed, taken out, put in or cut off`)
  const newest = outside.anchors.at(-1)
  return { rows: walked.rows, anchors: outside.anchors.length, faults, gaps: gapsOf(newest?.at, given.at) }
}

/** The database makes a head before the place has it: outside there are never more, and all are the same. */
function differences({ keptLines, outside, from }: Given): string[] {
  if (outside.length === 0 && keptLines.length > 1) return ['outside: every anchor is missing']
  const last = Number(from) - 1 + outside.length
  if (last > keptLines.length)
    return [`the database keeps ${keptLines.length} anchors, the place outside ${last}: its end is cut off`]
  const other = outside.findIndex((line, at) => keptLines[Number(from) - 1 + at] !== line)
  return other === -1
    ? []
    : [`anchor ${Number(from) + other} differs between the database and the place outside`]
}

function gapsOf(newest: string | undefined, at: Date): string[] {
  if (newest === undefined) return ['no head is kept outside yet']
  return at.getTime() - Date.parse(newest) > freshMs
    ? [`the newest head outside is of ${newest}: rows after it are not proved by it`]
    : []
}

export async function readLines(place: AnchorPlace, from: bigint): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of place.lines(from)) lines.push(line)
  return lines
}
