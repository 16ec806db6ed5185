import type { Workbox } from 'workbox-window'
import { nothingPath } from './others-paths.ts'

/**
 * Tells the worker that waits to take over, and again when it is called again.
 *
 * Chromium lets it wait until the worker before it has ended, and ends that one as soon as it rests. A request that comes in that very
 * moment starts it once more, and then it has half a minute after each request, five minutes in all (with DevTools attached always
 * five). A second `skipWaiting` changes nothing of that: only the first acts (`ServiceWorkerVersion::SkipWaiting`). What
 * is opened anew under the worker does (`ServiceWorkerControlleeRequestHandler`), and what costs least is a dedicated worker that ends itself,
 * from a path that the worker before has no part in: its own request would start that one once more. Elsewhere it does nothing.
 */
export function createTakeOver(workbox: Pick<Workbox, 'messageSkipWaiting'>) {
  let isAsked = false
  return () => {
    workbox.messageSkipWaiting()
    if (isAsked) new Worker(nothingPath)
    isAsked = true
  }
}
