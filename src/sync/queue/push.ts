import { makeDue, nextDueAt } from '../calls/claim.ts'
import type { Random } from '../environment.ts'
import { inBackground } from '../in-background.ts'
import { type HeartbeatContext, holdHeartbeatLock, taken } from '../live/heartbeat-lock.ts'
import { canSendFor } from '../tab-member.ts'
import { type DrainContext, type DrainEnd, drain } from './drain.ts'
import { createPushBackoff } from './push-backoff.ts'

export interface PushContext extends DrainContext, HeartbeatContext {
  readonly random: Random
}

export interface Pusher {
  /** Drains what is due; resolves when this tab has nothing more to send now. Safe to call at any time, any number of times. */
  push(): Promise<void>
  /** The connection may be back: forget the pauses it caused, then push. */
  wake(isBackOnline: boolean): Promise<void>
  /** Another call was answered: if the connection had failed the queue, it works again. */
  recordSuccess(): void
  stop(): void
}

/**
 * Sends the queue of this tab's member, one tab at a time: it queues on the Web Lock `push:<member>`, so a tab that
 * dies is followed by the next and one that is suspended loses it, and holds it for one bounded drain.
 */
export function createPusher(context: PushContext): Pusher {
  const { db, clock, random, tab } = context
  const hold = createPushBackoff(clock, random)
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let wanted = { isWanted: false, isBackOnline: false }
  let cancelTimer = () => {}
  let isStopped = false

  /** A later look at the queue: at the earliest due write, or when the hold ends. */
  async function setTimer(memberId: string) {
    // One look at the clock: set right between two, it would be taken for a wait as long as it had run ahead.
    const now = clock.now()
    const dueAt = await nextDueAt(db, memberId, now)
    // The older timer stays set until the new one is known: a moment without any would be a moment missed.
    cancelTimer()
    if (dueAt === undefined || isStopped || !canSendFor(tab, memberId)) return
    const waitMs = Math.max(0, Math.max(dueAt, hold.until()) - now)
    cancelTimer = clock.after(waitMs, () => inBackground(push()))
  }

  async function run(memberId: string) {
    let end: DrainEnd | typeof taken = 'more'
    while ((end === 'more' || end === taken) && clock.now() >= hold.until()) {
      end = await holdHeartbeatLock(context, `push:${memberId}`, undefined, lost =>
        drain(context, hold, memberId, () => isStopped || lost.aborted),
      )
    }
    if (end !== 'paused') await setTimer(memberId)
  }

  /** A wake that came while a drain was failing counts after it, not before. */
  async function takeWake() {
    const { isWanted, isBackOnline } = wanted
    wanted = { isWanted: false, isBackOnline: false }
    if (isWanted) hold.shorten(isBackOnline)
    if (isBackOnline && tab.member) await makeDue(db, tab.member.memberId, clock.now())
  }

  async function runUntilQuiet() {
    try {
      do {
        isAskedAgain = false
        await takeWake()
        if (tab.member && canSendFor(tab, tab.member.memberId)) await run(tab.member.memberId)
      } while (isAskedAgain && !isStopped)
    } finally {
      running = undefined
    }
  }

  function push(): Promise<void> {
    if (isStopped) return Promise.resolve()
    if (running) isAskedAgain = true
    // Begins a turn later, so that even a run with nothing to do ends after it was noted.
    else running = Promise.resolve().then(runUntilQuiet)
    return running
  }

  function wake(isBackOnline: boolean): Promise<void> {
    wanted = { isWanted: true, isBackOnline: wanted.isBackOnline || isBackOnline }
    return push()
  }

  const recordSuccess = () => {
    if (hold.isFailing()) inBackground(wake(true))
  }

  const stop = () => {
    isStopped = true
    cancelTimer()
  }
  return { push, wake, recordSuccess, stop }
}
