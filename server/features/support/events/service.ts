import { type ChangeTopic, changeTopics } from '../../../../contract/events.ts'
import type { Deps } from '../../../deps.ts'
import { listenToDatabase } from '../../../platform/database/database-listener.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { sweepOutbox } from '../../../wallet/outbox.ts'
import { changedChannel, readMessage, writeMessages } from './change-message.ts'
import type { Hub } from './hub.ts'
import { createPublisher } from './publisher.ts'
import { notifyAll, topicsSince } from './store.ts'
import { toChangeTopic } from './topics.ts'

const hour = 3_600_000
const heartbeatMs = 25_000
const pollMs = 2_000
/** After an absence up to this long a resuming stream gets exactly what it missed; after a longer one, every topic. */
const keptMs = 24 * hour
/** Clocks of several processes differ, and an event is sent a moment after it is marked. */
const overlapMs = 5_000

/** What the events need of the sessions, given by the caller that wires them. */
interface SessionNews {
  readonly channel: string
  readonly received: (payload: string) => void
  readonly reload: () => Promise<void>
  /** Now and then: forgets what has run out, reads again what may have been missed. */
  readonly upkeep: () => Promise<unknown>
}

interface Live {
  readonly stop: () => Promise<void>
}

/**
 * Carries what was committed to the members' open streams: outbox → one process's publisher → NOTIFY, outside every
 * money transaction → each process's hub. A lost message costs only reads: streams that may have missed something
 * are sent every topic.
 */
export async function startLive(
  deps: Deps,
  sessions: SessionNews,
  hub: Hub,
  more: Readonly<Record<string, (payload: string) => void>>,
): Promise<Live> {
  const { db, log, clock } = deps
  const publisher = createPublisher({
    log,
    everyMs: pollMs,
    drain: limit =>
      deps.wallet.drainOutbox(db, limit, async (events, tx) => {
        for (const message of writeMessages(events)) await notifyAll(tx, changedChannel, message)
      }),
  })
  deps.onOutboxPoked(publisher.wake)
  const listener = await listenToDatabase({
    databaseUrl: deps.config.databaseUrl,
    channels: {
      ...more,
      [sessions.channel]: payload => {
        sessions.received(payload)
        hub.endSession(payload.split(' ')[0] ?? '')
      },
      [changedChannel]: payload => {
        for (const [memberId, topic] of readMessage(payload)) hub.notify(memberId, topic)
      },
    },
    onListening: async () => {
      await sessions.reload()
      hub.notifyAllMembers()
    },
    onLost: error => log.warn({ message: error.message }, 'lost the connection that listens; coming back'),
  })
  const beat = setInterval(hub.beat, heartbeatMs)
  const sweep = setInterval(() => {
    const before = new Date(clock.now().getTime() - keptMs)
    Promise.all([sessions.upkeep(), sweepOutbox(db, before)]).catch(error =>
      log.warn({ message: String(error) }, 'sweeping failed; trying again in a while'),
    )
  }, hour / 12)
  return {
    stop: async () => {
      clearInterval(beat)
      clearInterval(sweep)
      hub.endAll()
      await publisher.stop()
      await listener.stop()
    },
  }
}

/**
 * What a stream that comes back with `Last-Event-ID` has missed. Without one the device read no stream of this member
 * before: it pulled everything with this bearer or an earlier one, a while before the stream was there.
 */
export async function missedSince(
  deps: Deps,
  { memberId, issuedAt }: Pick<MemberCaller, 'memberId' | 'issuedAt'>,
  lastEventId = String(issuedAt.getTime()),
): Promise<readonly ChangeTopic[]> {
  const at = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 0
  if (at < deps.clock.now().getTime() - keptMs + hour) return changeTopics
  const topics = await topicsSince(deps.db, memberId, new Date(at - overlapMs))
  return [...new Set(topics.map(toChangeTopic))].filter(topic => topic !== undefined)
}
