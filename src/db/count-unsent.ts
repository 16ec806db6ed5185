import type { ReadOnlyDatabase } from './read-only.ts'

export type Unsent = {
  /** Refused, or asking to be confirmed: nothing happens until the member decides. */
  readonly refused: number
  /** Goes out automatically. */
  readonly waiting: number
  /** Of those that wait: tried in vain at least once. */
  readonly delayed: number
  /** Money calls and claims without an answer. */
  readonly unknown: number
  /** Of those that had none: what became of them is known, and the member has not put it away yet. */
  readonly settled: number
}

/** What of a member's has not reached the server for sure, and what became of it since. For live queries. */
export function countUnsent(db: ReadOnlyDatabase, memberId: string): Promise<Unsent> {
  return db.snapshot(['queuedWrites', 'openCalls', 'settledCalls'], async () => {
    const writes = await db.queuedWrites.where('memberId').equals(memberId).toArray()
    const calls = await db.openCalls.where('memberId').equals(memberId).toArray()
    const waiting = writes.filter(write => write.state === 'waiting')
    return {
      refused: writes.length - waiting.length,
      waiting: waiting.length,
      delayed: waiting.filter(write => write.lastFailure !== null).length,
      unknown: calls.filter(call => call.state === 'unknown').length,
      settled: await db.settledCalls.where('memberId').equals(memberId).count(),
    }
  })
}
