import type { Workbox } from 'workbox-window'
import { appUpdate } from '../state/device/app-update.ts'
import type { BusyLock } from '../state/member/busy.ts'
import { createTakeOver } from './take-over.ts'

/** Between two tries of an update that a member agreed to. */
const askAgainMs = 2_000

type Offer = {
  workbox: Pick<Workbox, 'messageSkipWaiting' | 'addEventListener'>
  busy: BusyLock
  /** `ask-who-is-busy.ts` */
  areOthersSuspended: () => boolean
  onAgreed: () => void
}

/** A new version waits: the member is asked, and it comes when no tab that runs is in the middle of something. */
export function offerUpdate({ workbox, busy, areOthersSuspended, onAgreed }: Offer) {
  const takeOver = createTakeOver(workbox)
  const attempt = async () => {
    const went = await busy.whileIdle(takeOver)
    const isHeldBack = !went && (busy.isHeld() || !areOthersSuspended())
    appUpdate.status = isHeldBack ? 'postponed' : 'none'
    if (!went && !isHeldBack) takeOver()
  }
  appUpdate.status = 'waiting'
  appUpdate.apply = () => {
    onAgreed()
    keepAsking(workbox, attempt, busy)
    void attempt()
  }
}

/**
 * Tries until the new worker has come: at once when this tab is no longer busy; every 2 s because of other busy tabs, and because a
 * worker that was sent `skipWaiting` may still wait (take-over.ts).
 */
function keepAsking(workbox: Offer['workbox'], attempt: () => Promise<void>, busy: BusyLock) {
  const timer = setInterval(attempt, askAgainMs)
  const stop = busy.onIdle(() => void attempt())
  workbox.addEventListener('controlling', () => {
    clearInterval(timer)
    stop()
  })
}
