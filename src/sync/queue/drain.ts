import type { ParkReason, QueuedWriteRow } from '../../db/queue-rows.ts'
import { claimNext, makeTheseDue } from '../calls/claim.ts'
import type { SyncNotice } from '../calls/notice.ts'
import type { Clock } from '../environment.ts'
import { type MemberMark, markMember } from '../pull/member-row.ts'
import { canSendFor, type TabState } from '../tab-member.ts'
import { hasFailedOften } from './decide.ts'
import type { Failure, PushBackoff } from './push-backoff.ts'
import { retryAfterEviction } from './retry-after-eviction.ts'
import { type SendContext, sendWrite } from './send-write.ts'
import { parkWrite, retryLater, settleWrite, unclaim } from './settle.ts'

export interface DrainContext extends SendContext {
  readonly makeRoom: () => Promise<void>
  readonly clock: Clock
  readonly tab: TabState
  readonly onNotice: (notice: SyncNotice) => void
}

/** `more`: the drain used up its bound. `stopped`: the connection or the server is to be left alone for a while. */
export type DrainEnd = 'empty' | 'more' | 'stopped' | 'paused'

/** Long enough to be worth a lock, short enough that another tab gets its turn. */
const writesPerDrain = 50

/** Claims, sends and settles what is due, one write after the other. The caller holds the member's lock. */
export async function drain(
  context: DrainContext,
  hold: PushBackoff,
  memberId: string,
  isStopped: () => boolean,
): Promise<DrainEnd> {
  const { db, tab, clock } = context
  for (let sent = 0; sent < writesPerDrain; sent += 1) {
    if (isStopped() || !canSendFor(tab, memberId)) return 'paused'
    if (!context.api.isOnline()) {
      hold.afterNothing()
      return 'stopped'
    }
    const mark = await markMember(db, memberId)
    if (!mark) return 'paused'
    const row = await claimNext(db, memberId, clock.now())
    if (!row) return 'empty'
    const end = await sendOne(context, hold, mark, row)
    if (end !== 'next') return end
  }
  return 'more'
}

async function sendOne(
  context: DrainContext,
  hold: PushBackoff,
  mark: MemberMark,
  row: QueuedWriteRow,
): Promise<DrainEnd | 'next'> {
  const { db, tab, clock } = context
  const session = tab.session
  const sent = await sendWrite(context, row, clock.now())
  switch (sent.kind) {
    case 'settle': {
      const settle = () => settleWrite(db, mark, row, sent.writeKind, sent.settle, clock.now())
      await retryAfterEviction(context.makeRoom, settle)
      // The connection works: what it failed in this tab need not wait any longer.
      const released = hold.end()
      if (released.length > 0) await makeTheseDue(db, released, clock.now())
      return 'next'
    }
    case 'park':
      await park(context, row, sent.reason)
      return 'next'
    case 'pause':
      await unclaim(db, row)
      if (tab.session === session) tab.isPaused = true
      return 'paused'
    case 'unsent':
      await unclaim(db, row)
      hold.afterNothing()
      return 'stopped'
    case 'retry':
      return retry(context, hold, row, sent)
  }
}

async function park(context: DrainContext, row: QueuedWriteRow, reason: ParkReason) {
  await parkWrite(context.db, row, reason)
  const { memberId, seq, label } = row
  context.onNotice({ kind: 'write-parked', memberId, seq, writeKind: row.kind, label, reason })
}

async function retry(context: DrainContext, hold: PushBackoff, row: QueuedWriteRow, failure: Failure) {
  const { db, clock } = context
  const member = await db.deviceMembers.get(row.memberId)
  if (hasFailedOften(row, member?.lastSuccessAt ?? 0, clock.now())) {
    await park(context, row, { kind: 'failed-often' })
    return 'next'
  }
  await retryLater(db, row, hold.afterFailure(row, failure), failure.cause)
  return 'stopped'
}
