import type { QueuedWriteRow } from '../db/queue-rows.ts'
import { backoffMs } from './backoff.ts'
import { claimNext, makeDue, makeTheseDue, nextDueAt } from './claim.ts'
import { hasFailedOften } from './decide.ts'
import { inBackground } from './in-background.ts'
import { type MemberMark, markMember } from './member-row.ts'
import type { SyncNotice } from './notice.ts'
import { type SendContext, sendWrite } from './send-write.ts'
import { parkWrite, retryLater, settleWrite, unclaim } from './settle.ts'
import type { Clock, Random, TabLocks } from './surroundings.ts'
import { canSendFor, type TabState } from './tab-member.ts'

export interface PushContext extends SendContext {
  readonly locks: TabLocks
  readonly clock: Clock
  readonly random: Random
  readonly tab: TabState
  readonly onNotice: (notice: SyncNotice) => void
}

export interface Pusher {
  /** Drains what is due; resolves when this tab has nothing more to send now. Safe to call at any time, any number of times. */
  push(): Promise<void>
  /** The connection may be back: forget the pauses it caused, then push. */
  wake(isBackOnline: boolean): Promise<void>
  /** Another call was answered: if the connection had failed the queue, it works again. */
  noteSuccess(): void
  stop(): void
}

/** Long enough to be worth a lock, short enough that another tab gets its turn. */
const writesPerDrain = 50

/** `more`: the drain used up its bound. `stopped`: the connection or the server is to be left alone for a while. */
type DrainEnd = 'empty' | 'more' | 'stopped' | 'paused'

/** What this tab remembers of failures in a row; a success forgets them. */
interface Hold {
  failures: number
  until: number
  /** The server itself named the time (`Retry-After`): no trigger shortens it. */
  isOrdered: boolean
  /** Writes that the connection failed. */
  failed: number[]
}

function noHold(): Hold {
  return { failures: 0, until: 0, isOrdered: false, failed: [] }
}

/**
 * Sends the queue of this tab's member, one tab at a time: it queues on the Web Lock `push:<member>`, so a tab that
 * dies is followed by the next, and holds it for one bounded drain.
 */
export function createPusher(context: PushContext): Pusher {
  const { db, locks, clock, random, tab } = context
  const hold = noHold()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let wanted = { isWanted: false, isBackOnline: false }
  let cancelTimer = () => {}
  let isStopped = false

  async function settleOne(mark: MemberMark, row: QueuedWriteRow): Promise<DrainEnd | 'next'> {
    const session = tab.session
    const sent = await sendWrite(context, row, clock.now())
    switch (sent.kind) {
      case 'settle':
        await settleWrite(db, mark, row, sent.writeKind, sent.settle, clock.now())
        await forgive()
        return 'next'
      case 'park':
        await park(row, sent.reason)
        return 'next'
      case 'pause':
        await unclaim(db, row)
        if (tab.session === session) tab.isPaused = true
        return 'paused'
      case 'unsent':
        await unclaim(db, row)
        holdBack(undefined, random.fraction())
        return 'stopped'
      case 'retry':
        return retry(row, sent.cause, sent.retryAfterMs)
    }
  }

  /** The connection works: what it failed in this tab need not wait any longer. */
  async function forgive() {
    const { failed } = hold
    Object.assign(hold, noHold())
    if (failed.length > 0) await makeTheseDue(db, failed, clock.now())
  }

  async function park(row: QueuedWriteRow, reason: Parameters<typeof parkWrite>[2]) {
    await parkWrite(db, row, reason)
    const { memberId, seq, label } = row
    context.onNotice({ kind: 'write-parked', memberId, seq, writeKind: row.kind, label, reason })
  }

  async function retry(
    row: QueuedWriteRow,
    cause: 'connection' | 'server',
    retryAfterMs: number | undefined,
  ) {
    const now = clock.now()
    const member = await db.deviceMembers.get(row.memberId)
    if (hasFailedOften(row, member?.lastSuccessAt ?? 0, now)) {
      await park(row, { kind: 'failed-often' })
      return 'next'
    }
    const fraction = random.fraction()
    holdBack(retryAfterMs, fraction)
    const waitMs = retryAfterMs ?? Math.max(backoffMs(row.attempts, fraction), hold.until - now)
    if (cause === 'connection') hold.failed.push(row.seq)
    await retryLater(db, row, now + waitMs, cause)
    return 'stopped'
  }

  /** Half of what the failed write itself waits: the next one gets its turn first, so that one bad write starves nobody. */
  function holdBack(retryAfterMs: number | undefined, fraction: number) {
    hold.failures += 1
    hold.isOrdered = retryAfterMs !== undefined
    hold.until = clock.now() + (retryAfterMs ?? backoffMs(hold.failures, fraction) / 2)
  }

  async function drain(memberId: string): Promise<DrainEnd> {
    for (let sent = 0; sent < writesPerDrain; sent += 1) {
      if (isStopped || !canSendFor(tab, memberId)) return 'paused'
      if (!context.api.isOnline()) {
        holdBack(undefined, random.fraction())
        return 'stopped'
      }
      const mark = await markMember(db, memberId)
      if (!mark) return 'paused'
      const row = await claimNext(db, memberId, clock.now())
      if (!row) return 'empty'
      const end = await settleOne(mark, row)
      if (end !== 'next') return end
    }
    return 'more'
  }

  /** A later look at the queue: at the earliest due write, or when the hold ends. */
  async function setTimer(memberId: string) {
    const dueAt = await nextDueAt(db, memberId, clock.now())
    // The older timer stays set until the new one is known: a moment without any would be a moment missed.
    cancelTimer()
    if (dueAt === undefined || isStopped || !canSendFor(tab, memberId)) return
    const waitMs = Math.max(0, Math.max(dueAt, hold.until) - clock.now())
    cancelTimer = clock.after(waitMs, () => inBackground(push()))
  }

  async function run(memberId: string) {
    let end: DrainEnd = 'more'
    while (end === 'more' && clock.now() >= hold.until) {
      end = await locks.request(`push:${memberId}`, {}, () => drain(memberId))
    }
    if (end !== 'paused') await setTimer(memberId)
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

  /** A wake that came while a drain was failing counts after it, not before. */
  async function takeWake() {
    const { isWanted, isBackOnline } = wanted
    wanted = { isWanted: false, isBackOnline: false }
    if (isWanted && !hold.isOrdered) hold.until = 0
    if (isBackOnline) hold.failures = 0
    if (isBackOnline && tab.member) await makeDue(db, tab.member.memberId, clock.now())
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

  const noteSuccess = () => {
    if (hold.failures > 0 && !hold.isOrdered) inBackground(wake(true))
  }

  const stop = () => {
    isStopped = true
    cancelTimer()
  }
  return { push, wake, noteSuccess, stop }
}
