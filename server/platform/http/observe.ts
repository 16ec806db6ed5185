import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { systemClock } from '../workers/clock.ts'
import { createTtlCache } from '../workers/ttl-cache.ts'
import { refuse } from './answers/refuse.ts'
import { sendRefused } from './answers/send.ts'

interface Options {
  readonly metricsToken: string | undefined
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>
  readonly isStopping: () => boolean
}

const readyForMs = 1_000

/** Request ids, one log line a request, `/health`, `/ready` and `/metrics`. */
export function observe(app: FastifyInstance, options: Options): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  app.get('/health', async () => ({ status: 'ok' }))
  // Cheap: one question a second to the database at most, however many ask.
  const answersNow = createTtlCache(systemClock, readyForMs, () => answers(options.ping))
  app.get('/ready', async (_request, reply) => {
    const ready = !options.isStopping() && (await answersNow())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options.metricsToken)) return sendRefused(refuse('not_found'), request, reply)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  const series = new Map<string, { readonly observe: (value: number) => void }>()
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const status = reply.statusCode
    const name = `${method} ${route} ${status}`
    const one = series.get(name) ?? seconds.labels({ method, route, status })
    series.set(name, one)
    one.observe(reply.elapsedTime / 1000)
    const line = { requestId: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }
    if (status >= 500) request.log.warn(line, 'answered')
    else request.log.debug(line, 'answered')
    done()
  })
}

async function answers(ping: () => Promise<void>): Promise<boolean> {
  return ping().then(
    () => true,
    () => false,
  )
}

/** With a token set, a request that carries it; else this very machine, unless a proxy forwards for another one. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '')
    const wanted = Buffer.from(`Bearer ${token}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '127.0.0.1')
}
