import type { Database } from '../../db/database.ts'
import { isStorageFull } from '../../db/is-storage-full.ts'
import type { NewQueuedWrite, QueuedWriteRow } from '../../db/queue-rows.ts'
import { isConnectionBroken } from '../../db/reopen-when-broken.ts'
import { sealPayload } from '../../db/sealed-payload.ts'
import type { Clock, Random } from '../environment.ts'
import type { TabState } from '../tab-member.ts'
import { newQueueEntry } from './new-queue-entry.ts'
import { retryAfterEviction } from './retry-after-eviction.ts'
import { holdUnwritten, releaseUnwritten, type TabNotes, takeUnwritten } from './unwritten.ts'
import type { WriteKind } from './write-kind.ts'

export type EnqueueOutcome =
  | { kind: 'stored'; seq: number }
  /** It replaced an untried write of the same subject. */
  | { kind: 'merged'; seq: number }
  /** Words by field, as the server would say them. */
  | { kind: 'invalid'; words: Record<string, string[]> }
  | { kind: 'no-member' }
  /** Nothing is kept: say so. `no-database`: memory only; `no-key`: bank details cannot be encrypted here. */
  | { kind: 'not-stored'; reason: 'no-database' | 'no-key' | 'full' | 'failed' }

export interface EnqueueContext {
  readonly db: Database
  readonly durable: boolean
  readonly crypto: Crypto
  readonly clock: Clock
  readonly random: Random
  readonly tab: TabState
  readonly makeRoom: () => Promise<void>
  readonly notes: TabNotes
}

/** A row may be merged into only while nobody can have seen it. */
function isMergeable(row: QueuedWriteRow | undefined): row is QueuedWriteRow {
  return row !== undefined && row.state === 'waiting' && row.attempts === 0
}

async function append(db: Database, write: NewQueuedWrite): Promise<EnqueueOutcome> {
  return db.transaction('rw', db.queuedWrites, async () => {
    const newest = await db.queuedWrites
      .where('[memberId+subject]')
      .equals([write.memberId, write.subject])
      .last()
    if (!isMergeable(newest)) return { kind: 'stored', seq: await db.queuedWrites.add(write) }
    await db.queuedWrites.put({ ...write, seq: newest.seq })
    return { kind: 'merged', seq: newest.seq }
  })
}

function failureOf(error: unknown): EnqueueOutcome {
  return { kind: 'not-stored', reason: isStorageFull(error) ? 'full' : 'failed' }
}

/**
 * Appends a write of this tab's member in one transaction: replaces the newest write of its subject when that one is
 * untried (with a new key), else a row of its own. Online or not, this is the only road to the server.
 */
export async function enqueue<Payload>(
  context: EnqueueContext,
  kind: WriteKind<Payload>,
  raw: Payload,
): Promise<EnqueueOutcome> {
  const { db, clock, random, tab } = context
  if (!tab.member) return { kind: 'no-member' }
  const { memberId } = tab.member
  if (!context.durable && !kind.waitsInMemory) return { kind: 'not-stored', reason: 'no-database' }
  const parsed = kind.parse(raw)
  if (!parsed.ok) return { kind: 'invalid', words: parsed.words }
  const payload = kind.sealed ? await sealPayload(db, parsed.payload, context.crypto) : parsed.payload
  if (payload === undefined) return { kind: 'not-stored', reason: 'no-key' }
  const write: NewQueuedWrite = {
    memberId,
    kind: kind.id,
    subject: kind.subject(parsed.payload),
    payload,
    payloadVersion: kind.version,
    label: kind.label(parsed.payload),
    ...newQueueEntry(random.uuid(), clock.now()),
  }
  // Ciphertext is no JSON; in memory a restart loses everything anyway.
  if (context.durable && !kind.sealed) holdUnwritten(context.notes, write)
  try {
    const outcome = await retryAfterEviction(context.makeRoom, () => append(db, write))
    releaseUnwritten(context.notes, write.key)
    return outcome
  } catch (error) {
    // A database that answers nothing any more makes the app start anew.
    if (!isConnectionBroken(error)) releaseUnwritten(context.notes, write.key)
    return failureOf(error)
  }
}

/** Puts into the queue what a restart of this tab interrupted on its way there; answers whether there was anything. */
export async function enqueueInterrupted(context: EnqueueContext): Promise<boolean> {
  const { db, tab, clock, notes } = context
  if (!tab.member || !context.durable) return false
  const writes = takeUnwritten(notes, tab.member.memberId, clock.now())
  for (const write of writes) await append(db, write)
  return writes.length > 0
}
