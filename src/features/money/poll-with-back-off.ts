type Polling = {
  /** Now, and quickly again: the member came back, or the network did. */
  soon: () => void
  stop: () => void
}

const firstMs = 2_000
const slowestMs = 30_000

/** Asks again and again, ever more seldom, until an answer says that it is over. One question at a time. */
export function pollWithBackOff(
  ask: () => Promise<'again' | 'over'>,
  after: (ms: number, run: () => void) => () => void,
): Polling {
  let waitMs = firstMs
  let isStopped = false
  let isAsking = false
  let cancel = () => {}

  const run = async () => {
    isAsking = true
    const answer = await ask()
    isAsking = false
    if (answer === 'over') isStopped = true
    if (isStopped) return
    cancel = after(waitMs, () => void run())
    waitMs = Math.min(waitMs * 1.5, slowestMs)
  }
  const soon = () => {
    waitMs = firstMs
    if (isStopped || isAsking) return
    cancel()
    void run()
  }
  void run()
  const stop = () => {
    isStopped = true
    cancel()
  }
  return { soon, stop }
}
