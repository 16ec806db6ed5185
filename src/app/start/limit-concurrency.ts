type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/**
 * No more than `most` requests wait for their answers at once, the others begin in their order: on a slow line twenty that share it
 * all come late. What acts (it carries a key) waits for no read.
 */
export function limitConcurrency(fetch: Fetch, most: number): Fetch {
  let running = 0
  const queue = new Set<() => void>()
  /**
   * Passes the place to the next request in the queue: no other request may take it meanwhile. A place beyond the bound, which a
   * request with a key took, is removed instead.
   */
  const leave = () => {
    const [next] = queue
    if (next === undefined || running > most) {
      running -= 1
      return
    }
    queue.delete(next)
    next()
  }
  const enter = async (signal: AbortSignal | undefined) => {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      if (queue.delete(resolve)) reject(signal?.reason)
    }
    queue.add(resolve)
    signal?.addEventListener('abort', giveUp, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }
  return async (input, init) => {
    const isUrgent = input instanceof Request && input.headers.has('idempotency-key')
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    if (isUrgent || running < most) running += 1
    else await enter(signal)
    try {
      return await fetch(input, init)
    } finally {
      leave()
    }
  }
}
