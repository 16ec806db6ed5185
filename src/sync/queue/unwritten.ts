import * as z from 'zod/mini'
import type { NewQueuedWrite } from '../../db/queue-rows.ts'
import { newQueueEntry } from './new-queue-entry.ts'

/** The storage of this tab, which outlives a reload of it. */
export type TabNotes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A start that comes later than this is no restart because of the storage: what was wished then may be wished no more. */
const keptMs = 60_000
const notesKey = 'arara.unwritten'

const note = z.object({
  key: z.string(),
  memberId: z.string(),
  kind: z.string(),
  subject: z.string(),
  payload: z.unknown(),
  payloadVersion: z.int(),
  label: z.nullable(z.string()),
  createdAt: z.number(),
})
type Note = z.infer<typeof note>

function read(notes: TabNotes): readonly Note[] {
  try {
    return z.array(note).parse(JSON.parse(notes.getItem(notesKey) ?? '[]'))
  } catch {
    return []
  }
}

/** A browser that forbids the storage of tabs keeps nothing. */
function keep(notes: TabNotes, kept: readonly Note[]): void {
  try {
    if (kept.length === 0) notes.removeItem(notesKey)
    else notes.setItem(notesKey, JSON.stringify(kept))
  } catch {
    // The write is where it was: in its transaction alone.
  }
}

/** Notes a write before its transaction begins: where the database stops answering the app starts anew, and takes it up again. */
export function holdUnwritten(notes: TabNotes, write: NewQueuedWrite): void {
  keep(notes, [...read(notes), write])
}

/** The write with this key is in the queue, or its failure was shown. */
export function releaseUnwritten(notes: TabNotes, key: string): void {
  keep(
    notes,
    read(notes).filter(one => one.key !== key),
  )
}

/** The writes of this member that a restart of this tab interrupted, once, as entries for the queue. */
export function takeUnwritten(notes: TabNotes, memberId: string, now: number): readonly NewQueuedWrite[] {
  const all = read(notes)
  keep(
    notes,
    all.filter(one => one.memberId !== memberId),
  )
  return all
    .filter(one => one.memberId === memberId && Math.abs(now - one.createdAt) < keptMs)
    .map(({ createdAt, key, ...write }) => ({ ...write, ...newQueueEntry(key, createdAt) }))
}
