import type { Database } from '../../db/database.ts'
import type { QueuedWriteRow } from '../../db/queue-rows.ts'
import { urgentMark } from '../queue/write-kind.ts'

/**
 * Accepts, walking the rows in order, those that no earlier row of their subject stands before: a parked or a waiting
 * one both keep their place.
 */
function firstOfSubject(): (row: QueuedWriteRow) => boolean {
  const seen = new Set<string>()
  return row => {
    if (seen.has(row.subject)) return false
    seen.add(row.subject)
    return row.state === 'waiting'
  }
}

/**
 * An untried write waits for nothing. One that was tried waits until its moment, unless it was tried in what is still to come:
 * then the clock was set back since, and by it the write would wait for as long as the clock had run ahead.
 */
function isDue({ attempts, dueAt, triedAt, firstTriedAt }: QueuedWriteRow, now: number): boolean {
  return attempts === 0 || dueAt <= now || (triedAt ?? firstTriedAt ?? 0) > now
}

/** Each is a subject of its own; few, so that looking for them costs nothing while a thousand others wait. */
function urgentOf(db: Database, memberId: string) {
  return db.queuedWrites
    .where('[memberId+subject]')
    .between([memberId, urgentMark], [memberId, `${urgentMark}\uffff`])
    .filter(candidate => candidate.state === 'waiting')
}

/** Whether something that protects the member has not reached the server. */
export async function hasUrgent(db: Database, memberId: string): Promise<boolean> {
  return (await urgentOf(db, memberId).first()) !== undefined
}

/**
 * Takes an urgent write, else the oldest, of those that are due and whose subject has nothing before it, and counts the
 * attempt, all in one transaction: from here on nobody merges into it. There is no `sending` state, since a tab that dies would leave it behind.
 */
export async function claimNext(
  db: Database,
  memberId: string,
  now: number,
): Promise<QueuedWriteRow | undefined> {
  return db.transaction('rw', db.queuedWrites, async () => {
    const isFirst = firstOfSubject()
    const row =
      (await urgentOf(db, memberId)
        .and(candidate => isDue(candidate, now))
        .first()) ??
      (await db.queuedWrites
        .where('memberId')
        .equals(memberId)
        .filter(candidate => isFirst(candidate) && isDue(candidate, now))
        .first())
    if (!row) return undefined
    const firstTriedAt = Math.min(row.firstTriedAt ?? now, now)
    const claimed = { ...row, attempts: row.attempts + 1, firstTriedAt, triedAt: now }
    await db.queuedWrites.put(claimed)
    return claimed
  })
}

/** When the next write could be sent, `now` at the earliest; `undefined` when none waits. */
export async function nextDueAt(db: Database, memberId: string, now: number): Promise<number | undefined> {
  let earliest: number | undefined
  const isFirst = firstOfSubject()
  await db.queuedWrites
    .where('memberId')
    .equals(memberId)
    .until(() => earliest === now)
    .each(row => {
      if (!isFirst(row)) return
      const dueAt = isDue(row, now) ? now : row.dueAt
      earliest = Math.min(earliest ?? dueAt, dueAt)
    })
  return earliest
}

/** The connection is back: what it failed waits no longer. What the server itself refused to take keeps its pause. */
export async function makeDue(db: Database, memberId: string, now: number): Promise<void> {
  await db.queuedWrites
    .where('memberId')
    .equals(memberId)
    .filter(row => row.state === 'waiting' && row.lastFailure === 'connection' && row.dueAt > now)
    .modify({ dueAt: now })
}

/** The same for single writes: those this tab itself had to put off. */
export async function makeTheseDue(db: Database, seqs: readonly number[], now: number): Promise<void> {
  await db.queuedWrites
    .where('seq')
    .anyOf([...seqs])
    .filter(row => row.state === 'waiting' && row.dueAt > now)
    .modify({ dueAt: now })
}
