import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ChangeTopic } from '../../../../contract/events.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../platform/http/answers/refuse.ts'
import { sendRefused } from '../../../platform/http/answers/send.ts'
import type { Authenticator, MemberCaller } from '../../../platform/http/requests/caller.ts'
import { bearerOf } from '../../../platform/http/requests/request-context.ts'
import { writeEvent } from './event-text.ts'
import type { Hub, Subscriber } from './hub.ts'
import { missedSince } from './service.ts'

/** A reader that does not read: its stream is cut off and comes back automatically. */
const mostUnread = 64 * 1024

interface Options {
  readonly hub: Hub
  readonly authenticator: Authenticator
}

/** `GET /api/events`: the member's stream of server-sent events, with the bearer in its header. */
export function serveEvents(app: FastifyInstance, deps: Deps, { hub, authenticator }: Options): void {
  app.get('/api/events', async (request, reply) => {
    const bearer = bearerOf(request)
    if (bearer === undefined) return sendRefused(refuse('unauthenticated'), request, reply)
    const caller = authenticator.member(bearer)
    if (typeof caller === 'string') return sendRefused(refuse(caller), request, reply)
    const stream = new PassThrough()
    const isAlive = () => typeof authenticator.member(bearer) !== 'string'
    const subscriber = subscribe(stream, caller, isAlive, () => deps.clock.now())
    hub.join(subscriber)
    request.raw.once('close', () => stream.destroy())
    stream.once('close', () => hub.leave(subscriber))
    // Joins first, then reads what was missed: an event sent twice is harmless, one never sent is not.
    for (const topic of await missedSince(deps, caller, lastEventIdOf(request))) subscriber.notify(topic)
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(stream)
  })
}

function lastEventIdOf(request: FastifyRequest): string | undefined {
  const id = request.headers['last-event-id']
  return typeof id === 'string' && id !== '' ? id : undefined
}

function subscribe(
  stream: PassThrough,
  { memberId, sessionId }: MemberCaller,
  isAlive: () => boolean,
  now: () => Date,
): Subscriber {
  const write = (text: string) => {
    if (stream.writableEnded || stream.destroyed) return
    if (stream.writableLength > mostUnread) stream.destroy()
    else stream.write(text)
  }
  const notify = (topic: ChangeTopic) => write(writeEvent({ topic }, now()))
  // The first id, so that a stream lost before its first event still knows since when.
  write(`retry: 3000\nid: ${now().getTime()}\n: connected\n\n`)
  return {
    memberId,
    sessionId,
    notify,
    write,
    beat: () => {
      if (isAlive()) return write(`id: ${now().getTime()}\n: beat\n\n`)
      notify('session')
      stream.end()
    },
    end: () => {
      stream.end()
    },
  }
}
