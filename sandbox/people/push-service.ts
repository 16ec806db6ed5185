import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { createPushBox, isVapid, type Subscription } from './push-box.ts'

interface Delivered {
  /** Last part of the endpoint it went to. */
  readonly to: string
  readonly ttl: string | undefined
  readonly urgency: string | undefined
  readonly topic: string | undefined
  readonly text: string
}

interface Surroundings {
  readonly clock: () => number
  /** Answers in the place of the service where a fault is planned. */
  readonly answerFault: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
}

/** What a push service takes at most (RFC 8030, section 7.2). */
const mostBytes = 4096

/**
 * A browser together with its push service (RFC 8030): it hands out subscriptions, and reads what was sent to them as the
 * browser would. A message that is not signed, not encrypted for that browser or too large is refused.
 */
export function servePush(app: FastifyInstance, { clock, answerFault }: Surroundings) {
  const boxes = new Map<string, ReturnType<typeof createPushBox>>()
  const delivered: Delivered[] = []
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
  app.post('/push/send/:id', async (request, reply) => {
    const { id } = z.parse(z.object({ id: z.string() }), request.params)
    const fault = answerFault(request, reply)
    if (fault !== undefined) return fault
    const box = boxes.get(id)
    if (box === undefined) return reply.code(410).send({ error: 'gone' })
    const origin = `${request.protocol}://${request.host}`
    if (!isVapid(request.headers.authorization, origin, clock()))
      return reply.code(403).send({ error: 'vapid' })
    const { body } = request
    if (!Buffer.isBuffer(body) || request.headers['content-encoding'] !== 'aes128gcm')
      return reply.code(400).send({ error: 'encoding' })
    if (body.length > mostBytes) return reply.code(413).send({ error: 'too_large' })
    const header = (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    delivered.push({
      to: id,
      ttl: header('ttl'),
      urgency: header('urgency'),
      topic: header('topic'),
      text: box.open(body),
    })
    return reply.code(201).send()
  })
  return {
    subscribe: (origin: string): Subscription => {
      const id = randomUUID()
      const box = createPushBox()
      boxes.set(id, box)
      return { endpoint: `${origin}/push/send/${id}`, keys: box.keys }
    },
    /** The browser ended the subscription: 410 from now on. */
    end: (id: string) => boxes.delete(id),
    delivered: () => delivered,
  }
}
