import type { Clock } from '../environment.ts'

/** Those who wait for one request. */
export interface SharedRequest {
  /** Aborted when all have left. */
  readonly signal: AbortSignal
  /** `leaves` is aborted when this one no longer wants it; who brings none waits to the end. */
  join(leaves: AbortSignal | undefined): void
  /** The request is over: nobody is listened to any more. */
  end(): void
}

/** One screen gives way to the next: what both want is not asked for twice. */
const handoverMs = 100

/** A request that several may wait for; it is aborted when the last of them has left for longer than a handover takes. */
export function createSharedRequest(clock: Clock, onAllGone: () => void): SharedRequest {
  const controller = new AbortController()
  const { signal } = controller
  let present = 0

  function leave() {
    present -= 1
    clock.after(handoverMs, () => {
      if (present > 0 || signal.aborted) return
      onAllGone()
      controller.abort()
    })
  }

  return {
    signal,
    join: leaves => {
      present += 1
      if (leaves?.aborted) leave()
      else leaves?.addEventListener('abort', leave, { signal })
    },
    end: () => controller.abort(),
  }
}
