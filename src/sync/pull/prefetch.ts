import type { Triggers } from '../environment.ts'
import { inBackground } from '../in-background.ts'
import { type HeartbeatContext, holdHeartbeatLock, taken } from '../live/heartbeat-lock.ts'
import { pause } from '../pause.ts'
import type { PullOptions, PullOutcome } from './pull.ts'

/** A resource that the first moment without a network should find on the device. */
export interface PrefetchStep {
  readonly id: string
  readonly part?: string
}

/** What is known of the connection, looked at anew before each request. */
export interface Line {
  /** The member asks browsers to save data. */
  readonly savesData: boolean
  /** The network information API's estimate; `undefined` in browsers that have none. */
  readonly effectiveType: string | undefined
  /** What the last requests showed. */
  readonly quality: 'online' | 'slow' | 'offline'
}

export interface PrefetchContext extends HeartbeatContext {
  readonly triggers: Triggers
  readonly readLine: () => Line
  readonly pull: (id: string, options: PullOptions) => Promise<PullOutcome>
  /** Ends when nothing that the screen asked for is on its way and the page has a moment. */
  readonly untilQuiet: () => Promise<void>
  /** Bytes that answers have brought to this page so far. */
  readonly readBytes: () => number
  /** All was asked for that is asked for now. */
  readonly onFilled: () => void
  /** What is worth having for the member, the most wanted first. */
  readonly stepsFor: (memberId: string) => Promise<readonly PrefetchStep[]>
}

export interface Prefetch {
  /** The member whose tables are to be filled, or nobody. */
  follow(memberId: string | undefined): void
}

/** The screen that was opened comes first. */
const settleMs = 3_000
/** Between two requests, so that other requests on the line get their turn. */
const gapMs = 150
/** A single answer that takes longer says that the line is slow, whatever the browser thinks of it. */
const slowMs = 2_500
/** What was put off is tried again after this long, and before that whenever the page is looked at or the network returns. */
const pauseMs = 60_000
/** Rows confirmed within this time are not asked for again by it, save those of which the server said that they changed. */
const refillMs = 24 * 3_600_000
/** Of one filling; looked at before each request. */
export const prefetchBounds = { requests: 60, bytes: 500_000 }

/** `done`: nothing is left to do until tomorrow. `put-off`: not now. `over`: the member has left, or not on this device. */
type End = 'done' | 'put-off' | 'over'

interface Filling {
  readonly memberId: string
  readonly signal: AbortSignal
  /** Steps that were answered, whatever the answer. */
  readonly done: Set<string>
  requests: number
  /** What its own requests brought. The page's other traffic is none of its bound. */
  bytes: number
}

const slowTypes = ['slow-2g', '2g']

/**
 * Fills the local tables after a sign-in, quietly: one request after the other, none while the screen waits for one, none
 * while the page is hidden, data is saved or the line is slow, and within bounds. One tab of a browser does it at a time.
 */
export function createPrefetch(context: PrefetchContext): Prefetch {
  const { clock } = context
  let following: { memberId: string; ended: AbortController } | undefined

  function mayGoOn({ signal }: Filling, lost: AbortSignal): boolean {
    const { savesData, effectiveType = '', quality } = context.readLine()
    const isWilling = !savesData && !slowTypes.includes(effectiveType) && quality === 'online'
    return !signal.aborted && !lost.aborted && isWilling && context.triggers.isVisible()
  }

  function isSpent({ requests, bytes }: Filling): boolean {
    return requests >= prefetchBounds.requests || bytes >= prefetchBounds.bytes
  }

  async function take(step: PrefetchStep, filling: Filling, lost: AbortSignal): Promise<End | undefined> {
    await context.untilQuiet()
    if (!mayGoOn(filling, lost)) return 'put-off'
    const startedAt = clock.now()
    const bytesBefore = context.readBytes()
    const outcome = await context.pull(step.id, { part: step.part ?? '', freshMs: refillMs })
    const end = endOf(outcome)
    if (end !== undefined) return end
    filling.done.add(nameOf(step))
    if (outcome.kind === 'fresh') return undefined
    filling.requests += 1
    const isSlow = clock.now() - startedAt > slowMs
    // The browser tells the weight of an answer a moment after the answer.
    await pause(clock, gapMs, filling.signal)
    filling.bytes += context.readBytes() - bytesBefore
    return isSlow ? 'put-off' : undefined
  }

  async function fill(filling: Filling, lost: AbortSignal): Promise<End> {
    for (const step of await context.stepsFor(filling.memberId)) {
      if (filling.done.has(nameOf(step))) continue
      if (isSpent(filling)) return 'done'
      if (!mayGoOn(filling, lost)) return 'put-off'
      const end = await take(step, filling, lost)
      if (end !== undefined) return end
    }
    return 'done'
  }

  /** One tab after the other: what the first has fetched is fresh for the next. */
  async function fillAlone(filling: Filling): Promise<End> {
    const { memberId, signal } = filling
    try {
      const end = await holdHeartbeatLock(context, `prefetch:${memberId}`, signal, lost =>
        fill(filling, lost),
      )
      return end === taken ? 'put-off' : end
    } catch (error) {
      if (signal.aborted) return 'over'
      throw error
    }
  }

  async function keepFull(memberId: string, signal: AbortSignal): Promise<void> {
    await pause(clock, settleMs, signal)
    for (let filling: Filling | undefined; !signal.aborted; ) {
      filling ??= { memberId, signal, done: new Set(), requests: 0, bytes: 0 }
      const end = await fillAlone(filling)
      if (end === 'over') return
      if (end === 'done') {
        filling = undefined
        context.onFilled()
        await pause(clock, refillMs, signal)
      } else await untilBetter(context, signal)
    }
  }

  return {
    follow: memberId => {
      if (following?.memberId === memberId) return
      following?.ended.abort()
      following = memberId === undefined ? undefined : { memberId, ended: new AbortController() }
      if (following) inBackground(keepFull(following.memberId, following.ended.signal))
    },
  }
}

function nameOf({ id, part = '' }: PrefetchStep): string {
  return `${id} ${part}`
}

/**
 * `undefined`: on with the next step. What was refused is refused again, and a chunk that is away is for another day. A bearer
 * that ran out is renewed, else the member is not followed any more; a queue that moves the rows is empty some time.
 */
function endOf(outcome: PullOutcome): End | undefined {
  switch (outcome.kind) {
    case 'applied':
    case 'unchanged':
    case 'fresh':
    case 'not-loaded':
      return undefined
    case 'failed':
      return ['no-answer', 'unauthenticated'].includes(outcome.result.kind) ? 'put-off' : undefined
    case 'no-session':
    case 'moved':
      return 'put-off'
    case 'dropped':
    case 'not-stored':
      return 'over'
  }
}

function untilBetter({ clock, triggers }: PrefetchContext, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const deafen = triggers.listen(trigger => {
    if (trigger !== 'hidden') resolve()
  })
  return Promise.race([promise, pause(clock, pauseMs, signal)]).finally(deafen)
}
