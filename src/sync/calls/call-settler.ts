import { isDatabaseClosed } from '../../db/is-database-closed.ts'
import { isStorageFull } from '../../db/is-storage-full.ts'
import { backoffMs } from '../backoff.ts'
import { inBackground } from '../in-background.ts'
import { canSendFor } from '../tab-member.ts'
import type { MoneyContext } from './unresolved-calls.ts'

export interface CallSettler {
  /** Settles unknown calls of this tab's member, if there are any; without a session it only says which are unknown. */
  now(): void
  /** The same after a pause: a call has just become unknown. */
  later(): void
  stop(): void
}

/** Looks after calls whose outcome is unknown; the settling itself is a chunk of its own, loaded only when there are some. */
export function createCallSettler(context: MoneyContext): CallSettler {
  let failures = 0
  let isRunning = false
  let isWantedAgain = false
  let isStopped = false
  let cancel = () => {}

  async function settle(memberId: string) {
    if ((await context.db.openCalls.where('memberId').equals(memberId).count()) === 0) return
    const { markAbandoned, settleOpenCalls } = await import('./unresolved-calls.ts')
    await markAbandoned(context, memberId)
    if (!canSendFor(context.tab, memberId)) return
    const end = await settleOpenCalls(context, memberId)
    failures = end === 'settled' ? 0 : failures + 1
    if (end === 'some-left') later()
  }

  async function run() {
    const { member } = context.tab
    if (isStopped || !member) return
    // A sign-in while the start without a session is still looking must not be lost.
    if (isRunning) {
      isWantedAgain = true
      return
    }
    isRunning = true
    try {
      await settle(member.memberId)
    } catch (error) {
      // A newer tab has the database, and settles what is left.
      if (isDatabaseClosed(error) && !isStorageFull(error)) return
      // The chunk did not arrive, or the device is full: as good as no network.
      failures += 1
      later()
    } finally {
      isRunning = false
    }
    if (!isWantedAgain) return
    isWantedAgain = false
    await run()
  }

  function later() {
    if (isStopped) return
    cancel()
    // Not at once: a call that timed out here may still be at work there, and its answer is better than its end.
    const waitMs = 2000 + backoffMs(failures + 1, context.random.fraction())
    cancel = context.clock.after(waitMs, () => inBackground(run()))
  }

  const stop = () => {
    isStopped = true
    cancel()
  }
  return { now: () => inBackground(run()), later, stop }
}
