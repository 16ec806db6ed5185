import { timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { markAnswers } from '../mark-answers.ts'
import { serveBeacon } from './beacon.ts'
import { createIdentityChecks, identityOrder, identityPlan } from './identity.ts'
import { servePush } from './push-service.ts'
import { createRegistry, registryEntry, registryQuestion } from './registry.ts'
import type { PeopleSettings } from './settings.ts'
import { serveTextMessages } from './text-messages.ts'

type World = {
  settings: PeopleSettings
  /** Milliseconds since 1970. */
  clock: () => number
}

type Peers = {
  /** Opens the door and returns its address. */
  listen: () => Promise<string>
  close: () => Promise<void>
}

/** Three pictures of 6 MB, as base64 in JSON. */
const BODY_LIMIT = 32 * 1024 * 1024
/** A client that waits longer than this for an answer that never comes is cut off. */
const SILENT_AT_MOST_MS = 60_000

const fault = z.object({
  path: z.string().check(z.startsWith('/')),
  kind: z.enum(['410', '429', '503', 'timeout']),
  count: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
})
const plan = z.object({ next: z.array(fault) })
type FaultKind = z.output<typeof fault>['kind']

/**
 * Stand-ins for other parties: the registry of the impeded, a provider of identity checks, a browser with its push
 * service, and a provider of text messages. State is kept in memory.
 */
export function createPeople({ settings, clock }: World): Peers {
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true })
  markAnswers(app)
  const registry = createRegistry()
  const identity = createIdentityChecks(clock, settings.settleMs)
  const faults: z.output<typeof fault>[] = []
  const questions: { path: string; fields: string[] }[] = []
  const take = (path: string): FaultKind | undefined => {
    const next = faults.find(one => one.count > 0 && path.startsWith(one.path))
    if (next !== undefined) next.count -= 1
    return next?.kind
  }
  const push = servePush(app, {
    clock,
    answerFault: (request, reply) => {
      const kind = take('/push/send')
      return kind === undefined ? undefined : fail(kind, request, reply)
    },
  })
  if (settings.smsToken !== undefined) {
    serveTextMessages(app, {
      clock,
      token: settings.smsToken,
      answerFault: (request, reply) => {
        const kind = take('/2010-04-01')
        return kind === undefined ? undefined : fail(kind, request, reply)
      },
    })
  }
  serveBeacon(app, clock)
  app.get('/health', async () => ({ status: 'ok' }))
  app.post('/registry/query', async (request, reply) => {
    if (!knows(request, settings.registryKey)) return reply.code(401).send(problem('unauthorized'))
    questions.push({ path: '/registry/query', fields: fieldsOf(request.body) })
    const asked = registryQuestion.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(problem('invalid'))
    const kind = take('/registry/query') ?? registry.faultOf(asked.data.cpf)
    return kind === undefined ? reply.send(registry.answer(asked.data.cpf)) : fail(kind, request, reply)
  })
  const id = (request: FastifyRequest) => z.object({ id: z.string() }).parse(request.params).id
  app.put('/identity/checks/:id', async (request, reply) => {
    if (!knows(request, settings.identityKey)) return reply.code(401).send(problem('unauthorized'))
    questions.push({ path: '/identity/checks', fields: fieldsOf(request.body) })
    const kind = take('/identity/checks')
    if (kind !== undefined) return fail(kind, request, reply)
    const order = identityOrder.safeParse(request.body)
    if (!order.success) return reply.code(400).send(problem('invalid'))
    const check = identity.put(id(request), order.data)
    return check === 'conflict' ? reply.code(409).send(problem('conflict')) : reply.send(check)
  })
  app.get('/identity/checks/:id', async (request, reply) => {
    if (!knows(request, settings.identityKey)) return reply.code(401).send(problem('unauthorized'))
    const kind = take('/identity/checks')
    if (kind !== undefined) return fail(kind, request, reply)
    const check = identity.find(id(request))
    return check === undefined ? reply.code(404).send(problem('not_found')) : reply.send(check)
  })
  controlRoutes(app, settings.controlToken, {
    registry: body => registry.put(registryEntry.parse(body)),
    identity: body => identity.plan(identityPlan.parse(body)),
    faults: body => faults.splice(0, faults.length, ...plan.parse(body).next),
    questions: () => questions,
    push,
  })
  return {
    listen: async () => {
      await app.listen({ host: settings.host, port: settings.port })
      const address: AddressInfo | string | null = app.server.address()
      const port = address !== null && typeof address === 'object' ? address.port : settings.port
      return `http://${settings.host}:${port}`
    },
    close: () => app.close(),
  }
}

interface Controls {
  readonly registry: (body: unknown) => void
  readonly identity: (body: unknown) => void
  readonly faults: (body: unknown) => void
  readonly questions: () => object
  readonly push: ReturnType<typeof servePush>
}

const ended = z.object({ id: z.string() })

/** For tests and testers; without a token there are none. */
function controlRoutes(app: FastifyInstance, token: string | undefined, controls: Controls): void {
  if (token === undefined) return
  app.register(async scope => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!knows(request, token)) await reply.code(401).send(problem('unauthorized'))
    })
    for (const name of ['registry', 'identity', 'faults'] as const) {
      scope.post(`/control/${name}`, async (request, reply) => {
        try {
          controls[name](request.body)
        } catch {
          return reply.code(400).send(problem('invalid'))
        }
        return {}
      })
    }
    scope.get('/control/questions', async () => ({ questions: controls.questions() }))
    const { push } = controls
    scope.post('/control/push/subscriptions', async request =>
      push.subscribe(`${request.protocol}://${request.host}`),
    )
    scope.post('/control/push/end', async (request, reply) => {
      const asked = ended.safeParse(request.body)
      if (!asked.success) return reply.code(400).send(problem('invalid'))
      push.end(asked.data.id)
      return {}
    })
    scope.get('/control/push/delivered', async () => ({ delivered: push.delivered() }))
  })
}

const problem = (error: string) => ({ error })
const fieldsOf = (body: unknown) => (typeof body === 'object' && body !== null ? Object.keys(body) : [])

function knows({ headers }: FastifyRequest, key: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${key}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function fail(kind: FaultKind, request: FastifyRequest, reply: FastifyReply) {
  if (kind === '429') return reply.code(429).header('retry-after', '90').send(problem('too_many'))
  if (kind !== 'timeout')
    return reply.code(Number(kind)).send(problem(kind === '410' ? 'gone' : 'unavailable'))
  const { socket } = request.raw
  const patience = setTimeout(() => socket.destroy(), SILENT_AT_MOST_MS)
  patience.unref()
  socket.once('close', () => clearTimeout(patience))
  return reply.hijack()
}
