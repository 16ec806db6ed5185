import type { CallResult } from '../../api/call-result.ts'
import type { ParkReason } from '../../db/queue-rows.ts'

export type PushDecision =
  | { kind: 'settle' }
  | { kind: 'retry'; cause: 'connection' | 'server'; retryAfterMs: number | undefined }
  /** Nothing left the device: the attempt does not count. */
  | { kind: 'unsent' }
  | { kind: 'pause' }
  | { kind: 'park'; reason: ParkReason }

/** Refusals that pass by themselves; every other one needs the member. 501 is an answer about the call, not about now. */
function mayPass(code: number): boolean {
  return code === 408 || code === 425 || code === 429 || (code >= 500 && code !== 501)
}

/** The table of src/sync/README.md: what the queue does with the outcome of a call. Types decide, never text. */
export function decidePush(result: CallResult<unknown>): PushDecision {
  switch (result.kind) {
    case 'answer':
    // Done days ago: the next pull brings what it did.
    case 'done-before':
      return { kind: 'settle' }
    case 'unauthenticated':
      return { kind: 'pause' }
    case 'no-answer':
      if (result.cause === 'offline') return { kind: 'unsent' }
      return {
        kind: 'retry',
        cause: result.cause === 'server' ? 'server' : 'connection',
        retryAfterMs: result.retryAfterMs,
      }
    case 'refused': {
      const { code, error, message, words = {} } = result.refusal
      if (mayPass(code)) return { kind: 'retry', cause: 'server', retryAfterMs: result.retryAfterMs }
      return { kind: 'park', reason: { kind: 'refused', word: error, message, words } }
    }
    case 'unreadable':
      return { kind: 'park', reason: { kind: 'unreadable', status: result.status } }
    case 'unchanged':
      return { kind: 'park', reason: { kind: 'unreadable', status: 304 } }
  }
}

const failuresBeforeParking = 8
const timeBeforeParkingMs = 60 * 60_000

/** Eight failures over more than an hour while the server took other things: the fault is this row's. */
export function hasFailedOften(
  row: { attempts: number; firstTriedAt: number | null },
  lastSuccessAt: number,
  now: number,
): boolean {
  if (row.firstTriedAt === null || row.attempts < failuresBeforeParking) return false
  // A success in the future was dated by a clock that has been set back since: it proves nothing for this hour.
  const hasSucceeded = lastSuccessAt > row.firstTriedAt && lastSuccessAt <= now
  return now - row.firstTriedAt > timeBeforeParkingMs && hasSucceeded
}
