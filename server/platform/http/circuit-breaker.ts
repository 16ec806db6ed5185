export interface CircuitBreaker {
  /** Whether a call may go out now. While open, one call at a time is let through after each pause. */
  readonly allows: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
}

const failuresToOpen = 5
const pauseMs = 5_000

/** Spares a provider that is down, and everybody who would wait for it. */
export function createCircuitBreaker(nowMs: () => number): CircuitBreaker {
  const state = { failures: 0, closedUntil: 0 }
  return {
    allows: () => {
      if (state.failures < failuresToOpen) return true
      if (nowMs() < state.closedUntil) return false
      // This call is the probe: later ones are refused until it ends, or for another pause.
      state.closedUntil = nowMs() + pauseMs
      return true
    },
    succeeded: () => {
      state.failures = 0
    },
    failed: () => {
      state.failures += 1
      state.closedUntil = nowMs() + pauseMs
    },
  }
}
