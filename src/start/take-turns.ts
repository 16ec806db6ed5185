type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/**
 * No more than `most` requests wait for their answers at once, the others begin in their order: on a slow line twenty that share it
 * all come late. What acts (it carries a key) waits for no read.
 */
export function takeTurns(fetch: Fetch, most: number): Fetch {
  let running = 0
  const queue: (() => void)[] = []
  const leave = () => {
    running -= 1
    queue.shift()?.()
  }
  const run: Fetch = async (input, init) => {
    running += 1
    try {
      return await fetch(input, init)
    } finally {
      leave()
    }
  }
  return async (input, init) => {
    const isUrgent = input instanceof Request && input.headers.has('idempotency-key')
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    if (!isUrgent && running >= most) await untilTurn(queue, signal)
    return run(input, init)
  }
}

/** Ends as well when the caller gives up: `fetch` then says so itself. */
async function untilTurn(queue: (() => void)[], signal: AbortSignal | undefined) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const giveUp = () => {
    queue.splice(queue.indexOf(resolve), 1)
    resolve()
  }
  queue.push(resolve)
  signal?.addEventListener('abort', giveUp, { once: true })
  if (signal?.aborted) giveUp()
  await promise
  signal?.removeEventListener('abort', giveUp)
}
