import { inBackground } from '../in-background.ts'
import { canSendFor } from '../tab-member.ts'
import type { PushContext, Pusher } from './push.ts'
import { newestKey } from './waiting-writes.ts'

/** After a chunk that did not arrive. */
const againMs = 5_000

/** The pusher, its chunk loaded when there is first something to send: a guest's home never carries it. */
export function createLazyPusher(context: PushContext): Pusher {
  const { clock, db, tab } = context
  let pusher: Pusher | undefined
  let loading: Promise<Pusher | undefined> | undefined
  let isStopped = false
  /** The session in which the queue was last seen empty. What is appended after that wakes the pusher automatically (`tab-session.ts`). */
  let emptyIn: number | undefined

  async function load(): Promise<Pusher | undefined> {
    try {
      const { createPusher } = await import('./push.ts')
      if (!isStopped) pusher = createPusher(context)
    } catch {
      // The chunk did not arrive: as good as no network, but nobody may tell that it is back. Other reasons to push try again, too.
      if (!isStopped) clock.after(againMs, () => inBackground(push()))
    }
    loading = undefined
    return pusher
  }

  async function ready(): Promise<Pusher | undefined> {
    if (pusher || isStopped) return pusher
    if (!tab.member || !canSendFor(tab, tab.member.memberId)) return undefined
    const { session } = tab
    const isEmpty = (await newestKey(db, tab.member.memberId)) === undefined
    emptyIn = isEmpty ? session : undefined
    if (isEmpty) return undefined
    loading ??= load()
    return loading
  }

  const push = async () => (await ready())?.push()

  return {
    push,
    wake: async isBackOnline => (await ready())?.wake(isBackOnline),
    recordSuccess: () => {
      if (pusher) pusher.recordSuccess()
      else if (emptyIn !== tab.session) inBackground(ready().then(loaded => loaded?.push()))
    },
    stop: () => {
      isStopped = true
      pusher?.stop()
    },
  }
}
