type Polling = {
  /** Now, and quickly again: the member came back, or the network did. */
  soon: () => void
  stop: () => void
}

const firstMs = 2_000
const slowestMs = 30_000

/** Asks again and again, ever more seldom, until an answer says that it is over. One question at a time; `stop` gives it up. */
export function pollWithBackOff(
  ask: (signal: AbortSignal) => Promise<'again' | 'over'>,
  after: (ms: number, run: () => void) => () => void,
): Polling {
  let waitMs = firstMs
  const stopped = new AbortController()
  const { signal } = stopped
  let isAsking = false
  let cancel = () => {}

  const run = async () => {
    isAsking = true
    const answer = await ask(signal)
    isAsking = false
    if (answer === 'over') stopped.abort()
    if (signal.aborted) return
    cancel = after(waitMs, () => void run())
    waitMs = Math.min(waitMs * 1.5, slowestMs)
  }
  const soon = () => {
    waitMs = firstMs
    if (signal.aborted || isAsking) return
    cancel()
    void run()
  }
  void run()
  const stop = () => {
    stopped.abort()
    cancel()
  }
  return { soon, stop }
}
