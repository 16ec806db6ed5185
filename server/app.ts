import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { Deps } from './deps.ts'
import { startFeatures } from './features.ts'
import { serveAnchorKey } from './platform/audit-anchors/serve-anchor-key.ts'
import { type AdminListener, httpTimes } from './platform/http/admin-listener.ts'
import { answerFailures, unknownPath } from './platform/http/answers/failures.ts'
import { refuse } from './platform/http/answers/refuse.ts'
import { sendRefused } from './platform/http/answers/send.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { endConnections } from './platform/http/end-connections.ts'
import { inlineHashes } from './platform/http/inline-hashes.ts'
import { keepAdminApart } from './platform/http/keep-admin-apart.ts'
import { observe } from './platform/http/observe.ts'
import { answerUnreadable, leadToPages, redirectToPage } from './platform/http/page-addresses.ts'
import { receivePolicyReports } from './platform/http/policy-reports.ts'
import { largestBody } from './platform/http/requests/json-body.ts'
import { limitDocuments } from './platform/http/requests/limit-documents.ts'
import { createRateLimits } from './platform/http/requests/rate-limits.ts'
import { receiveInTime } from './platform/http/requests/receive-in-time.ts'
import { receiveJson } from './platform/http/requests/receive-json.ts'
import { decorateLanguages } from './platform/http/requests/request-context.ts'
import { createHeaders, setSecurityHeaders } from './platform/http/security-headers.ts'
import { serveSecurityTxt } from './platform/http/security-txt.ts'
import { serveRoutes } from './platform/http/serve-routes.ts'
import { builtPages, sendShell, serveSite } from './platform/http/static-site.ts'

/**
 * The whole server, listening nowhere yet. `close()` ends its streams, answers what is under way and stops its work; `desk` is the back
 * office's own listener, where it has one.
 */
export async function createApp(deps: Deps, adminListener?: AdminListener): Promise<FastifyInstance> {
  const { config } = deps
  const stopping = { now: false }
  const logger: FastifyBaseLogger = deps.log
  const headersOf = createHeaders(config, inlineHashes(await builtPages(config)), adminListener)
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for each request is made for nothing: the few lines that are written name the request themselves.
    childLoggerFactory: () => logger,
    // The hop nearest to us is 0.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // An address that cannot be decoded, or a part of it that is too long: no route is found for it.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersOf(request.url, request.raw))
      return redirectToPage(request, reply) ?? sendRefused(refuse('not_found'), request, reply)
    },
    // The first that sees a request: who sent it is decided by headers that its listener believes.
    rewriteUrl: request => {
      adminListener?.trim(request)
      return request.url ?? '/'
    },
    clientErrorHandler: answerUnreadable(headersOf('/api')),
    requestTimeout: 0,
    http: httpTimes,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  const table: readonly Endpoint[] = Object.values(endpoints)
  app.addHook('preClose', async () => {
    stopping.now = true
  })
  endConnections(app, adminListener === undefined ? [] : [adminListener.server])
  adminListener?.attach(app, answerUnreadable(headersOf('/api')))
  decorateLanguages(app, config.languages)
  answerFailures(app)
  const registry = observe(app, {
    metricsToken: config.metricsToken,
    ping: async () => {
      await sql`SELECT 1`.execute(deps.db)
    },
    isStopping: () => stopping.now,
  })
  registry.registerMetric(deps.securityEvents.counter)
  await setSecurityHeaders(app, config, { headersOf, adminListener })
  keepAdminApart(app, config.backoffice, adminListener)
  registry.registerMetric(deps.scanner.counter)
  leadToPages(app)
  await app.register(cookie)
  receiveJson(app)
  receiveInTime(app, { ordinaryBody: largestBody })
  const limits = createRateLimits(deps.clock, config.isTest, deps.securityEvents.report)
  receivePolicyReports(app, { registry, limits, log: deps.log })
  limitDocuments(app, limits)
  const features = await startFeatures(deps, app, registry)
  app.addHook('preClose', async () => features.endStreams())
  app.addHook('onClose', features.stop)
  serveRoutes(app, {
    endpoints: table,
    routes: features.routes,
    authenticator: features.authenticator,
    clock: deps.clock,
    limits,
    report: deps.securityEvents.report,
    wantsTwoOwners: config.mode === 'production',
    gate: features.gate,
  })
  serveApiDocs(app, endpoints)
  serveSecurityTxt(app, config, deps.clock)
  serveAnchorKey(app, deps)
  await serveSite(app, config, adminListener)
  app.setNotFoundHandler(
    (request, reply) =>
      sendShell(request, reply, config) ?? sendRefused(unknownPath(request.url, table), request, reply),
  )
  return app
}
