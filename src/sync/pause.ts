import type { Clock } from './environment.ts'

/** Resolves after the time, in milliseconds, or as soon as the signal ends it. */
export function pause(clock: Clock, waitMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const cancel = clock.after(waitMs, resolve)
  signal.addEventListener('abort', () => {
    cancel()
    resolve()
  })
  return promise
}
