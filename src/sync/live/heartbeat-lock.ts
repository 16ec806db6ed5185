import type { Clock, TabChannel, TabLocks } from '../environment.ts'

export interface HeartbeatContext {
  readonly locks: TabLocks
  readonly clock: Clock
  readonly channel: TabChannel
}

/** A tab that does not say so for this long is suspended: an iPhone stops a page without freeing its locks. */
const silentMs = 30_000
const beatMs = 10_000

/** Another tab took it, because this one had been suspended. */
export const taken = Symbol('taken')

/**
 * An exclusive Web Lock with a 10 s heartbeat. A waiter steals it after 30 s of silence. The signal of `run` is then aborted,
 * `run` ends soon, and the answer is `taken`. Two tabs may work at once for that moment, so the work must be idempotent:
 * every write carries its key, and a stream is read twice.
 */
export async function holdHeartbeatLock<T>(
  context: HeartbeatContext,
  name: string,
  signal: AbortSignal | undefined,
  run: (lost: AbortSignal) => Promise<T>,
): Promise<T | typeof taken> {
  const { locks, clock, channel } = context
  const lost = new AbortController()
  let running: Promise<T> | undefined
  const hold = () => {
    running = whileBeating(context, name, () => run(lost.signal))
    return running
  }
  const waiting = new AbortController()
  const giveUp = () => waiting.abort(signal?.reason)
  signal?.addEventListener('abort', giveUp, { once: true })
  const silence = watchSilence(clock, () => waiting.abort(taken))
  const deafen = channel.listen(message => {
    if (message.kind === 'alive' && message.lock === name) silence.reset()
  })
  const stopWaiting = () => {
    silence.stop()
    deafen()
    signal?.removeEventListener('abort', giveUp)
  }
  const granted = () => {
    stopWaiting()
    return hold()
  }
  try {
    signal?.throwIfAborted()
    return await locks.request(name, { signal: waiting.signal }, granted).catch((error: unknown) => {
      if (running !== undefined || waiting.signal.reason !== taken) throw error
      return locks.request(name, { steal: true }, granted)
    })
  } catch (error) {
    if (!isStolen(error) || running === undefined) throw error
    lost.abort()
    await running.catch(() => undefined)
    return taken
  } finally {
    stopWaiting()
  }
}

/** How Web Locks tell a holder that its lock was taken. */
const isStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

function watchSilence(clock: Clock, end: () => void) {
  let cancel = clock.after(silentMs, end)
  return {
    reset: () => {
      cancel()
      cancel = clock.after(silentMs, end)
    },
    stop: () => cancel(),
  }
}

async function whileBeating<T>(
  { clock, channel }: HeartbeatContext,
  lock: string,
  run: () => Promise<T>,
): Promise<T> {
  let cancel = () => {}
  const beat = () => {
    channel.post({ kind: 'alive', lock })
    cancel = clock.after(beatMs, beat)
  }
  beat()
  try {
    return await run()
  } finally {
    cancel()
  }
}
