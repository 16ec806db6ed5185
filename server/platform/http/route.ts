import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type { Answer, Serialised } from './answers/answer.ts'
import { Refused } from './answers/refuse.ts'
import { keepArrived } from './requests/body-before.ts'
import type { AdministratorCaller, Caller, MemberCaller } from './requests/caller.ts'

/** What a handler gets: parsed by the contract, never raw. */
export interface RouteRequest<Body, Query, Who extends Caller> {
  readonly body: Body
  readonly query: Query
  /** Parts of the path, by name: `params.key` of `/api/calls/:key`. */
  readonly params: Readonly<Record<string, string>>
  readonly caller: Who
  readonly language: Language
  /** Checked for its form; `undefined` where the caller sent none and the call has a business key of its own. */
  readonly idempotencyKey: string | undefined
  readonly requestId: string
  readonly ip: string
  /** The site the caller used, e.g. `www.example.com`. */
  readonly host: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** `undefined` for callers that are no browser page. */
  readonly userAgent: string | undefined
}

export type Outcome<Fields> = Fields | Answer<Fields> | Serialised | Refused

type Handler<B extends Schema, Q extends Schema, R extends Schema, Who extends Caller> = (
  request: RouteRequest<z.output<B>, z.output<Q>, Who>,
) => Promise<Outcome<z.output<R>>>

interface Options {
  /** The service has a unique business key of its own, so a caller may leave the `Idempotency-Key` out. */
  readonly businessKey?: boolean
  /** Bytes, where the usual 64 KB are too few: a call that carries a file. */
  readonly largestBody?: number
}

/** A request before the contract has read it, as the pipeline hands it over. */
export interface UnreadRequest extends RouteRequest<unknown, unknown, Caller> {
  readonly read: <S extends Schema>(schema: S, value: unknown) => z.output<S> | Refused
}

export interface Route {
  readonly endpoint: Endpoint
  readonly businessKey: boolean
  readonly largestBody: number | undefined
  readonly run: (request: UnreadRequest) => Promise<Outcome<unknown>>
}

/** A call that anybody may make; a signed-in member is still known as such. */
export function route<B extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<B, Q, R>,
  handler: Handler<B, Q, R, Caller>,
  options: Options = {},
): Route {
  return makeRoute(endpoint, options, async request =>
    callHandler(endpoint, request, request.caller, handler),
  )
}

/** A call of a signed-in member. */
export function memberRoute<B extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<B, Q, R>,
  handler: Handler<B, Q, R, MemberCaller>,
  options: Options = {},
): Route {
  return makeRoute(endpoint, options, async request => {
    if (request.caller.kind !== 'member') throw new Error(`${endpoint.path} was reached without a member`)
    return callHandler(endpoint, request, request.caller, handler)
  })
}

/** A call of the back office. */
export function administratorRoute<B extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<B, Q, R>,
  handler: Handler<B, Q, R, AdministratorCaller>,
  options: Options = {},
): Route {
  return makeRoute(endpoint, options, async request => {
    if (request.caller.kind !== 'administrator') throw new Error(`${endpoint.path} needs an administrator`)
    return callHandler(endpoint, request, request.caller, handler)
  })
}

function makeRoute(endpoint: Endpoint, options: Options, run: Route['run']): Route {
  const { businessKey, largestBody } = options
  return { endpoint, businessKey: businessKey === true, largestBody, run }
}

async function callHandler<B extends Schema, Q extends Schema, R extends Schema, Who extends Caller>(
  endpoint: Endpoint<B, Q, R>,
  request: UnreadRequest,
  caller: Who,
  handler: Handler<B, Q, R, Who>,
): Promise<Outcome<unknown>> {
  const body = request.read(endpoint.body, request.body)
  if (body instanceof Refused) return body
  keepArrived(body, request.body)
  const query = request.read(endpoint.query, request.query)
  if (query instanceof Refused) return query
  return handler({ ...request, body, query, caller })
}
