import type { Clock } from '../../server/platform/workers/clock.ts'

export interface TestClock extends Clock {
  readonly advance: (milliseconds: number) => void
}

/** Real time plus what the test has added, so that rows written by PostgreSQL's own clock stay comparable. */
export function createTestClock(): TestClock {
  let added = 0
  return {
    now: () => new Date(Date.now() + added),
    advance: milliseconds => {
      added += milliseconds
    },
  }
}
