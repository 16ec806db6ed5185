import * as z from 'zod/mini'
import type { Clock, Random, TabChannel, Triggers } from '../environment.ts'

/** The real clock; long waits are cut to what `setTimeout` can hold. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (waitMs, run) => {
    const timer = setTimeout(run, Math.min(waitMs, 2_147_483_647))
    return () => clearTimeout(timer)
  },
}

export const browserRandom: Random = {
  fraction: () => Math.random(),
  uuid: () => crypto.randomUUID(),
}

const tabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), memberId: z.string(), topic: z.string() }),
  z.object({ kind: z.literal('signed-out'), memberId: z.string() }),
  z.object({ kind: z.literal('alive'), lock: z.string() }),
])

/** What the tabs tell each other; a message of another version of the app is dropped. */
export function createTabChannel(name: string): TabChannel {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(name)
  } catch {
    // Firefox, where a site may store nothing. Such tabs share no rows either.
    return { post: () => undefined, listen: () => () => undefined }
  }
  return {
    post: message => channel.postMessage(message),
    listen: listener => {
      const read = (event: MessageEvent<unknown>) => {
        const parsed = z.safeParse(tabMessage, event.data)
        if (parsed.success) listener(parsed.data)
      }
      channel.addEventListener('message', read)
      return () => channel.removeEventListener('message', read)
    },
  }
}

/**
 * The page's own events after which to look again, and the proof that requests are answered again: a portal that opened, or a
 * line that returned without the browser having missed it, fires no event of the page.
 */
export function createBrowserTriggers(
  page: Window,
  whenConnectionReturns: (run: () => void) => () => void,
): Triggers {
  return {
    isVisible: () => page.document.visibilityState === 'visible',
    listen: listener => {
      const controller = new AbortController()
      const { signal } = controller
      page.addEventListener('online', () => listener('online'), { signal })
      page.addEventListener('pageshow', () => listener('pageshow'), { signal })
      page.document.addEventListener(
        'visibilitychange',
        () => listener(page.document.visibilityState === 'visible' ? 'visible' : 'hidden'),
        { signal },
      )
      const stopHearing = whenConnectionReturns(() => listener('online'))
      return () => {
        controller.abort()
        stopHearing()
      }
    },
  }
}
