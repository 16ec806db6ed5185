import type { Database } from '../db/database.ts'
import { createCallSettler } from './calls/call-settler.ts'
import type { AnyMoneyCall } from './calls/money-call.ts'
import { claimNotification, putAway } from './calls/resolved-calls.ts'
import type { ReceivedBalance, SyncEngine, SyncEngineOptions } from './engine.ts'
import type { Clock, TabMessage, Trigger } from './environment.ts'
import { inBackground } from './in-background.ts'
import { createLiveLeader } from './live/live-leader.ts'
import { putBalance } from './pull/balance.ts'
import { markMember, memberSince } from './pull/member-row.ts'
import { createPuller } from './pull/pull.ts'
import { createRefresher } from './pull/refresher.ts'
import { createRegistry } from './pull/registry.ts'
import type { Resource } from './pull/resource.ts'
import { enqueue, enqueueInterrupted } from './queue/enqueue.ts'
import { createLazyPusher } from './queue/lazy-pusher.ts'
import { discard, tryAgain } from './queue/rejected-writes.ts'
import type { AnyWriteKind } from './queue/write-kind.ts'
import type { TabState } from './tab-member.ts'
import { createTabSession } from './tab-session.ts'

/** The parts of the engine of one tab, each knowing the others only by what it was given. */
function createParts(options: SyncEngineOptions) {
  const tab: TabState = { member: undefined, isPaused: false, session: 0 }
  const resources = createRegistry<Resource>()
  const kinds = createRegistry<AnyWriteKind>()
  const moneyCalls = createRegistry<AnyMoneyCall>()
  const shared = { ...options, tab, resources, kinds, moneyCalls }
  const pusher = createLazyPusher(shared)
  const puller = createPuller({ ...shared, pusher })
  const refresher = createRefresher(options.db, puller)
  const money = { ...shared, onUnknown: () => settler.later(), pushQueue: () => pusher.wake(true) }
  const settler = createCallSettler(money)
  const leader = createLiveLeader({
    ...options,
    openPlace: async memberId =>
      (await import('./live/stream-cursor.ts')).createStreamCursor(options.db, memberId),
    onChange: (memberId, topic) => inBackground(refresher.changed(memberId, topic)),
    onPoll: () => refresher.refreshWatched(true),
  })
  const session = createTabSession({
    ...shared,
    push: pusher.push,
    onChange: member => leader.follow(member?.mode === 'signed-in' ? member.memberId : undefined),
  })
  return { ...shared, pusher, puller, refresher, money, settler, leader, session }
}

type Parts = ReturnType<typeof createParts>

/** Looks again at everything that waited for a better moment. */
function lookAgain({ pusher, settler, refresher }: Parts, isBackOnline: boolean) {
  inBackground(pusher.wake(isBackOnline))
  settler.now()
  refresher.refreshWatched(false)
}

function listen(parts: Parts): (() => void)[] {
  const onTrigger = (trigger: Trigger) => {
    parts.leader.look()
    if (trigger !== 'hidden') lookAgain(parts, trigger === 'online')
  }
  const onMessage = (message: TabMessage) => {
    if (message.kind === 'alive') return
    const { memberId } = message
    if (message.kind === 'changed') inBackground(parts.refresher.changed(memberId, message.topic))
    else if (parts.session.onSignedOut(memberId)) parts.onNotice({ kind: 'signed-out-elsewhere', memberId })
  }
  return [parts.triggers.listen(onTrigger), parts.channel.listen(onMessage)]
}

async function recordBalance(
  db: Database,
  clock: Clock,
  tab: TabState,
  received: ReceivedBalance,
): Promise<void> {
  const mark = tab.member && (await markMember(db, tab.member.memberId))
  if (!mark) return
  await db.transaction('rw', [db.balances, db.deviceMembers], async () => {
    if (!(await memberSince(db, mark))) return
    await putBalance(db, { ...received, memberId: mark.memberId, asOf: clock.now(), rest: null })
  })
}

/** The member's hand on the queue: whatever changed it, what may go now goes now. */
function queueCommands(parts: Parts): Pick<SyncEngine, 'enqueue' | 'tryAgain' | 'discard' | 'bringBack'> {
  const { db, random, clock, pusher, tab } = parts
  const spokenOf = (seq: number) => ({ seq, memberId: tab.member?.memberId })
  return {
    bringBack: async file => {
      if (!tab.member || !parts.durable) return { kind: 'no-member' }
      const { readQueueFile } = await import('./queue/queue-file.ts')
      return readQueueFile(db, tab.member.memberId, file, clock.now())
    },
    enqueue: async (kind, payload) => {
      const outcome = await enqueue(parts, kind, payload)
      if (outcome.kind === 'stored' || outcome.kind === 'merged') inBackground(pusher.wake(false))
      return outcome
    },
    tryAgain: async seq => {
      const isWaiting = await tryAgain(db, spokenOf(seq), random.uuid(), clock.now())
      if (isWaiting) inBackground(pusher.wake(false))
      return isWaiting
    },
    discard: async seq => {
      const isGone = await discard(db, spokenOf(seq))
      if (isGone) inBackground(pusher.wake(false))
      return isGone
    },
  }
}

/** What a restart interrupted on its way into the queue goes there, and on. */
async function takeUpAgain(parts: Parts): Promise<void> {
  if (await enqueueInterrupted(parts)) await parts.pusher.wake(false)
}

/** The engine of one tab: queue, refreshes, sessions and live changes. Does nothing before `start`. */
export function createSyncEngine(options: SyncEngineOptions): SyncEngine {
  const parts = createParts(options)
  const { db, clock, tab, session, puller, refresher } = parts
  let deafen: (() => void)[] = []

  const signIn: SyncEngine['signIn'] = async signedIn => {
    await session.signIn(signedIn)
    inBackground(takeUpAgain(parts))
    lookAgain(parts, true)
  }
  return {
    registerResource: (id, load, { topics = [] } = {}) => {
      parts.resources.register(id, load)
      refresher.note(id, topics)
    },
    registerWriteKind: parts.kinds.register,
    registerMoneyCall: parts.moneyCalls.register,
    start: async signedIn => {
      deafen = listen(parts)
      if (!signedIn) {
        const started = await session.startCold()
        inBackground(takeUpAgain(parts))
        parts.settler.now()
        return started
      }
      await signIn(signedIn)
      return { kind: 'member', memberId: signedIn.memberId }
    },
    stop: () => {
      session.leave()
      parts.pusher.stop()
      parts.settler.stop()
      for (const end of deafen.splice(0)) end()
    },
    member: () => tab.member,
    signIn,
    drainBeforeSignOut: session.drainBeforeSignOut,
    signOut: async ({ keepUnsent }) => {
      if (tab.member) await session.empty(tab.member.memberId, keepUnsent)
    },
    dropMember: memberId => session.empty(memberId, true),
    pull: puller.pull,
    watch: (id, watched = {}) => refresher.watch(id, watched),
    ...queueCommands(parts),
    claimNotification: key => claimNotification(db, key),
    putAway: key => putAway(db, key),
    recordBalance: received => recordBalance(db, clock, tab, received),
    money: parts.money,
  }
}
