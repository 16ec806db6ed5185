import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { SecurityEvents } from '../audit/security-events.ts'
import type { Clock } from '../workers/clock.ts'
import { AnswerExpired } from './answers/kept-answer.ts'
import { Refused, refuse, refuseFields } from './answers/refuse.ts'
import { reportRefusedApproval } from './answers/refused-approvals.ts'
import { sendExpired, sendOutcome } from './answers/send.ts'
import { admit, dropOwnMemberId } from './requests/admit.ts'
import type { Authenticator } from './requests/caller.ts'
import type { GateQuestion } from './requests/gate-question.ts'
import { readIdempotencyKey } from './requests/idempotency-key.ts'
import { containsNul } from './requests/json-body.ts'
import type { RateLimits } from './requests/rate-limits.ts'
import { readFields } from './requests/read-fields.ts'
import { languageOf, paramsOf, queryOf } from './requests/request-context.ts'
import type { Outcome, Route } from './route.ts'

interface Options {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
  readonly authenticator: Authenticator
  readonly clock: Clock
  readonly limits: RateLimits
  readonly report: SecurityEvents['report']
  /** Money moves by hand only while two owners are active. */
  readonly wantsTwoOwners: boolean
  /** Asked before a call is done: terms that changed are accepted first, details that the law wants are given. */
  readonly gate?: (asking: GateQuestion) => Promise<Refused | undefined>
}

/** Serves the whole contract table: every `served` call by its handler, every `planned` one with 501 `not_built`. */
export function serveRoutes(app: FastifyInstance, options: Options): void {
  const byEndpoint = new Map(options.routes.map(route => [route.endpoint, route]))
  const missing = options.endpoints.filter(one => one.state === 'served' && !byEndpoint.has(one))
  if (missing.length > 0) {
    const names = missing.map(one => `${one.method} ${one.path}`).join(', ')
    throw new Error(`The contract promises calls that no feature serves: ${names}`)
  }
  for (const endpoint of options.endpoints) {
    const route = byEndpoint.get(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(route?.largestBody !== undefined && {
        bodyLimit: route.largestBody,
        onRequest: admitBeforeReading(endpoint, options),
      }),
      handler: (request, reply) => serve(endpoint, route, options, request, reply),
    })
  }
}

/** Nobody sends us megabytes before we know who they are. */
function admitBeforeReading(endpoint: Endpoint, options: Options) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const caller = await admit(endpoint, request, options)
    return caller instanceof Refused ? sendOutcome(endpoint, caller, request, reply) : undefined
  }
}

async function serve(
  endpoint: Endpoint,
  route: Route | undefined,
  options: Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const outcome = await outcomeOf(endpoint, route, options, request)
    return sendOutcome(endpoint, outcome, request, reply)
  } catch (error) {
    if (!(error instanceof AnswerExpired)) throw error
    return sendExpired(request, reply)
  }
}

async function outcomeOf(
  endpoint: Endpoint,
  route: Route | undefined,
  options: Options,
  request: FastifyRequest,
): Promise<Outcome<unknown>> {
  const { limits, gate } = options
  if (request.body instanceof Refused) return request.body
  const tooOften = limits.ofAddress(request, endpoint)
  if (tooOften !== undefined) return tooOften
  if (route === undefined) return refuse('not_built')
  const caller = await admit(endpoint, request, options)
  if (caller instanceof Refused) return caller
  const tooBusy = limits.ofCaller(caller)
  if (tooBusy !== undefined) return tooBusy
  const params = paramsOf(request)
  const query = dropOwnMemberId(queryOf(request), caller)
  if (query instanceof Refused) return query
  if (containsNul(query) || containsNul(params)) return refuseFields({ query: ['invalid'] })
  // Without a body Fastify calls no parser.
  const given = request.body === undefined ? {} : request.body
  const body = isFields(given) ? dropOwnMemberId(given, caller) : given
  if (body instanceof Refused) return body
  const idempotencyKey = readIdempotencyKey(route, request)
  if (idempotencyKey instanceof Refused) return idempotencyKey
  const closed = await gate?.({ endpoint, caller, idempotencyKey, body })
  if (closed !== undefined) return closed
  const outcome = await route.run({
    body: endpoint.method === 'GET' ? {} : body,
    query,
    params,
    caller,
    language: languageOf(request),
    idempotencyKey,
    requestId: request.id,
    ip: request.ip,
    host: request.host,
    cookies: request.cookies,
    userAgent: request.headers['user-agent'],
    read: readFields,
  })
  reportRefusedApproval(options.report, { endpoint, caller, outcome, ip: request.ip })
  return outcome
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
