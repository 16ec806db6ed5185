import type { Clock } from '../../../src/sync/environment.ts'

export interface FakeClock extends Clock {
  /** Moves time on and runs what was due on the way, in order. */
  advance(byMs: number): void
  /** Somebody sets the clock right, which had run ahead: timers go on as they were. */
  setBack(byMs: number): void
  /** Waits of the timers that are set now. */
  waits(): number[]
}

/** Time that only the test moves. Fake timers would stop fake-indexeddb. */
export function createFakeClock(start = Date.UTC(2026, 5, 1, 12)): FakeClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after: (waitMs, run) => {
      const timer = { at: now + waitMs, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    advance: byMs => {
      const until = now + byMs
      for (;;) {
        const [next] = timers.filter(timer => timer.at <= until).sort((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter(timer => timer !== next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = until
    },
    setBack: byMs => {
      now -= byMs
      for (const timer of timers) timer.at -= byMs
    },
    waits: () => timers.map(timer => timer.at - now),
  }
}
