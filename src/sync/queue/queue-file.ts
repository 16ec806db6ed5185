import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import type { NewQueuedWrite, QueuedWriteRow } from '../../db/queue-rows.ts'
import { sealedPayload } from '../../db/sealed-shape.ts'
import { newQueueEntry } from './new-queue-entry.ts'

/** What a person saves of the changes that wait on a device, and can bring back to it. */
const fileName = 'arara-waiting-changes'
const fileVersion = 1

/** Bank details stay as they lie on the device: encrypted with a key that never leaves it. */
const sealedText = z.object({ sealed: z.object({ iv: z.base64(), bytes: z.base64() }) })
const openText = z.object({ open: z.unknown() })

const savedWrite = z.object({
  kind: z.string().check(z.maxLength(64)),
  subject: z.string().check(z.maxLength(200)),
  payload: z.union([sealedText, openText]),
  payloadVersion: z.int(),
  label: z.nullable(z.string().check(z.maxLength(200))),
  key: z.uuid(),
  createdAt: z.int(),
})
const savedQueue = z.object({
  file: z.literal(fileName),
  version: z.literal(fileVersion),
  memberId: z.string(),
  writes: z.array(savedWrite).check(z.maxLength(5_000)),
})
type SavedWrite = z.output<typeof savedWrite>

function toText(payload: unknown): SavedWrite['payload'] {
  const sealed = z.safeParse(sealedPayload, payload)
  if (!sealed.success) return { open: payload }
  const { iv, sealed: bytes } = sealed.data
  return { sealed: { iv: toBase64(iv), bytes: toBase64(new Uint8Array(bytes)) } }
}

function fromText(payload: SavedWrite['payload']): unknown {
  if (!('sealed' in payload)) return payload.open
  const { iv, bytes } = payload.sealed
  return { iv: fromBase64(iv), sealed: fromBase64(bytes).buffer }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

/** The member's waiting and refused changes as the text of a file. */
export function writeQueueFile(memberId: string, rows: readonly QueuedWriteRow[]): string {
  const writes = rows.map(({ kind, subject, payload, payloadVersion, label, key, createdAt }) => ({
    ...{ kind, subject, payload: toText(payload), payloadVersion, label, key, createdAt },
  }))
  return JSON.stringify({ file: fileName, version: fileVersion, memberId, writes }, null, 1)
}

/** `not-ours`: no such file; `other-member`: saved by somebody else. `added`: how many were not on the device. */
export type QueueFileOutcome =
  | { kind: 'not-ours' | 'other-member' | 'not-stored' | 'no-member' }
  | { kind: 'done'; added: number }

/**
 * Brings a saved file back. Nothing of it is sent before the member has looked at it: each change waits for a
 * word of theirs. What is still on the device is not added twice.
 */
export async function readQueueFile(
  db: Database,
  memberId: string,
  text: string,
  now: number,
): Promise<QueueFileOutcome> {
  const saved = z.safeParse(savedQueue, parseJson(text))
  if (!saved.success) return { kind: 'not-ours' }
  if (saved.data.memberId !== memberId) return { kind: 'other-member' }
  const rows = saved.data.writes.map(write => toRow(write, memberId, now))
  try {
    return { kind: 'done', added: await addMissing(db, memberId, rows) }
  } catch {
    return { kind: 'not-stored' }
  }
}

function addMissing(db: Database, memberId: string, rows: readonly NewQueuedWrite[]): Promise<number> {
  return db.transaction('rw', db.queuedWrites, async () => {
    const here = await db.queuedWrites.where('memberId').equals(memberId).toArray()
    const keys = new Set(here.map(({ key }) => key))
    const missing = rows.filter(({ key }) => !keys.has(key))
    await db.queuedWrites.bulkAdd(missing)
    return missing.length
  })
}

function toRow({ payload, ...write }: SavedWrite, memberId: string, now: number): NewQueuedWrite {
  return {
    ...newQueueEntry(write.key, now),
    ...write,
    memberId,
    payload: fromText(payload),
    state: 'parked',
    lastRefusal: { kind: 'from-file' },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
