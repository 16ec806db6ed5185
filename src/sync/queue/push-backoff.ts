import { backoffMs } from '../backoff.ts'
import type { Clock, Random } from '../environment.ts'

/** What one tab remembers of failures in a row: how long the connection, or the server, is left alone. */
export interface PushBackoff {
  /** Milliseconds since 1970 before which nothing is sent. */
  until(): number
  /** A write failed: answers when that one may be sent again. */
  afterFailure(write: { seq: number; attempts: number }, failure: Failure): number
  /** Nothing could be sent at all. */
  afterNothing(): void
  /** A reason to look again. Only the server's own `Retry-After` is not shortened by it. */
  shorten(isBackOnline: boolean): void
  /** It works again: answers the writes that the connection had failed. */
  end(): readonly number[]
  isFailing(): boolean
}

export interface Failure {
  readonly cause: 'connection' | 'server'
  readonly retryAfterMs: number | undefined
}

/** Holds the queue back after failures, up to what the server asked for; one bad write starves no other. */
export function createPushBackoff(clock: Clock, random: Random): PushBackoff {
  let failures = 0
  let until = 0
  let since = 0
  let isOrdered = false
  let failed: number[] = []

  /** Half of what the failed write itself waits: the next one gets its turn first, so that one bad write starves nobody. */
  function hold(retryAfterMs: number | undefined, fraction: number) {
    failures += 1
    isOrdered = retryAfterMs !== undefined
    since = clock.now()
    until = since + (retryAfterMs ?? backoffMs(failures, fraction) / 2)
  }

  return {
    // A hold that began in what is still to come is over: the clock was set back, and it would last for as long as that.
    until: () => (since > clock.now() ? 0 : until),
    afterFailure: ({ seq, attempts }, { cause, retryAfterMs }) => {
      const fraction = random.fraction()
      hold(retryAfterMs, fraction)
      if (cause === 'connection') failed.push(seq)
      if (retryAfterMs !== undefined) return until
      return Math.max(clock.now() + backoffMs(attempts, fraction), until)
    },
    afterNothing: () => hold(undefined, random.fraction()),
    shorten: isBackOnline => {
      if (isBackOnline) failures = 0
      if (!isOrdered) until = 0
    },
    end: () => {
      const released = failed
      failures = 0
      until = 0
      isOrdered = false
      failed = []
      return released
    },
    isFailing: () => failures > 0 && !isOrdered,
  }
}
