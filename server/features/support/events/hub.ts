import { type ChangeTopic, changeTopics } from '../../../../contract/events.ts'
import type { TableNews } from '../../../../contract/games/shared-rounds.ts'
import { writeEvent } from './event-text.ts'

/** One open stream of a member's browser. */
export interface Subscriber {
  readonly memberId: string
  readonly sessionId: string
  readonly notify: (topic: ChangeTopic) => void
  /** An event that was written for many streams at once. */
  readonly write: (event: string) => void
  readonly beat: () => void
  readonly end: () => void
}

export interface Hub {
  readonly join: (subscriber: Subscriber) => void
  readonly leave: (subscriber: Subscriber) => void
  readonly notify: (memberId: string, topic: ChangeTopic) => void
  /** Something may have been missed: everybody looks at everything again. */
  readonly notifyAllMembers: () => void
  /** Sends the session's streams the topic `session`, then closes them. */
  readonly endSession: (sessionId: string) => void
  readonly beat: () => void
  readonly endAll: () => void
  readonly size: () => number
  readonly hasMember: (memberId: string) => boolean
  /** The member's streams hear of that shared table until then. */
  readonly watchTable: (memberId: string, gameId: string, until: number) => void
  readonly notifyTable: (gameId: string, news: TableNews, now: number) => void
}

/** A browser shares one stream among its tabs; a member has a few devices. The oldest gives way. */
const mostStreams = 6

/** The streams of this process, by member. */
export function createHub(): Hub {
  const byMember = new Map<string, Set<Subscriber>>()
  const watchers = new Map<string, Map<string, number>>()
  const all = () => [...byMember.values()].flatMap(streams => [...streams])
  const leave = (subscriber: Subscriber) => {
    const streams = byMember.get(subscriber.memberId)
    streams?.delete(subscriber)
    if (streams?.size === 0) byMember.delete(subscriber.memberId)
  }
  const close = (subscriber: Subscriber) => {
    leave(subscriber)
    subscriber.end()
  }
  return {
    leave,
    join: subscriber => {
      const streams = byMember.get(subscriber.memberId) ?? new Set()
      byMember.set(subscriber.memberId, streams.add(subscriber))
      const [oldest] = streams
      if (streams.size > mostStreams && oldest !== undefined) close(oldest)
    },
    notify: (memberId, topic) => {
      for (const subscriber of byMember.get(memberId) ?? []) subscriber.notify(topic)
    },
    notifyAllMembers: () => {
      for (const subscriber of all()) for (const topic of changeTopics) subscriber.notify(topic)
    },
    endSession: sessionId => {
      for (const subscriber of all().filter(one => one.sessionId === sessionId)) {
        subscriber.notify('session')
        close(subscriber)
      }
    },
    beat: () => {
      for (const subscriber of all()) subscriber.beat()
    },
    endAll: () => {
      for (const subscriber of all()) close(subscriber)
    },
    size: () => all().length,
    hasMember: memberId => byMember.has(memberId),
    watchTable: (memberId, gameId, until) => {
      const table = watchers.get(gameId) ?? new Map<string, number>()
      watchers.set(gameId, table.set(memberId, until))
    },
    notifyTable: (gameId, news, now) => {
      const table = watchers.get(gameId) ?? new Map<string, number>()
      // Written once: a hall of a thousand hears it within one turn of the event loop.
      const event = writeEvent({ topic: 'table', table: news }, new Date(now))
      for (const [memberId, until] of table) {
        if (until < now) table.delete(memberId)
        else for (const subscriber of byMember.get(memberId) ?? []) subscriber.write(event)
      }
    },
  }
}
