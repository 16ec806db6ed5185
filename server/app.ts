import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { Deps } from './deps.ts'
import { startFeatures } from './features.ts'
import { serveApiDocs } from './http/api-docs.ts'
import { endConnections } from './http/end-connections.ts'
import { answerFailures, unknownPath } from './http/failures.ts'
import { inlineHashes } from './http/inline-hashes.ts'
import { observe } from './http/observe.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { receiveJson } from './http/receive-json.ts'
import { refuse } from './http/refuse.ts'
import { decorateLanguages } from './http/request-context.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { sendRefused } from './http/send.ts'
import { serveRoutes } from './http/serve-routes.ts'
import { builtPages, sendShell, serveSite } from './http/static-site.ts'

/** The whole server, listening nowhere yet. `close()` ends its streams, answers what is under way and stops its work. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps
  const stopping = { now: false }
  const logger: FastifyBaseLogger = deps.log
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for each request is made for nothing: the few lines that are written name the request themselves.
    childLoggerFactory: () => logger,
    // The hop nearest to us is 0.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // An address that cannot be decoded, or a part of it that is too long: no route is found for it.
    frameworkErrors: (_error, request, reply) => sendRefused(refuse('not_found'), request, reply),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  const table: readonly Endpoint[] = Object.values(endpoints)
  app.addHook('preClose', async () => {
    stopping.now = true
  })
  endConnections(app)
  decorateLanguages(app, config.languages)
  answerFailures(app)
  const registry = observe(app, {
    metricsToken: config.metricsToken,
    ping: async () => {
      await sql`SELECT 1`.execute(deps.db)
    },
    isStopping: () => stopping.now,
  })
  await setSecurityHeaders(app, config, inlineHashes(await builtPages(config)))
  await app.register(cookie)
  receiveJson(app)
  const limits = createRateLimits(deps.clock, config.isTest)
  const features = await startFeatures(deps, app, registry)
  app.addHook('preClose', async () => features.endStreams())
  app.addHook('onClose', features.stop)
  serveRoutes(app, {
    endpoints: table,
    routes: features.routes,
    authenticator: features.authenticator,
    limits,
    gate: features.gate,
  })
  serveApiDocs(app, endpoints)
  await serveSite(app, config)
  app.setNotFoundHandler(
    (request, reply) =>
      sendShell(request, reply, config) ?? sendRefused(unknownPath(request.url, table), request, reply),
  )
  return app
}
