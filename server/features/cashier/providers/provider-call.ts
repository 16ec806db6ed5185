import * as z from 'zod/mini'
import type { CircuitBreaker } from '../../../platform/http/circuit-breaker.ts'
import { exchange, type HttpAnswer, parseJson } from '../../../platform/http/http-exchange.ts'
import type { Problem, Reply } from './port.ts'

export interface Line {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly tokenUrl: string
  readonly scope: string | undefined
  readonly timeoutMs: number
  readonly fetch: typeof fetch
  readonly nowMs: () => number
  readonly breaker: CircuitBreaker
}

export interface Request<S extends z.ZodMiniType> {
  readonly method: 'GET' | 'PATCH' | 'PUT'
  /** Starts with `/`; parts that come from outside are encoded by the caller. */
  readonly path: string
  readonly body?: unknown
  readonly reply: S
}

export type Caller = <S extends z.ZodMiniType>(request: Request<S>) => Promise<Reply<z.output<S>>>

const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() })
const problemReply = z.object({ type: z.string() })
/** A new token is requested 60 s before the end of the last one. */
const tokenMarginMs = 60_000

/** Calls the provider's base URL with a bearer token of our own (OAuth client credentials), kept until it ends. */
export function createCaller(line: Line): Caller {
  let token: { readonly text: string; readonly endsMs: number } | undefined
  const readToken = async (): Promise<Reply<string>> => {
    if (token !== undefined && token.endsMs > line.nowMs()) return { outcome: 'ok', value: token.text }
    const asked = await askToken(line)
    if (asked.outcome !== 'ok') return asked
    const { access_token: text, expires_in: seconds } = asked.value
    token = { text, endsMs: line.nowMs() + seconds * 1000 - tokenMarginMs }
    return { outcome: 'ok', value: text }
  }
  return async request => {
    if (!line.breaker.allows()) return { outcome: 'unknown', cause: 'circuit_open' }
    for (let isSecond = false; ; isSecond = true) {
      const bearer = await readToken()
      if (bearer.outcome !== 'ok') return unauthorised(bearer)
      const reply = await send(line, request, `Bearer ${bearer.value}`)
      const isStale = reply.outcome === 'refused' && reply.problem.status === 401
      if (!isStale) return reply
      token = undefined
      if (isSecond) return unauthorised(reply)
    }
  }
}

/** A provider that does not know us says nothing about what was asked. */
function unauthorised(reply: Exclude<Reply<unknown>, { outcome: 'ok' }>): Reply<never> {
  return reply.outcome === 'unknown' ? reply : { outcome: 'unknown', cause: `http_${reply.problem.status}` }
}

function askToken(line: Line): Promise<Reply<z.output<typeof tokenReply>>> {
  const basic = Buffer.from(`${line.clientId}:${line.clientSecret}`).toString('base64')
  const scope = line.scope === undefined ? undefined : { scope: line.scope }
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...scope })
  const at = { ...line, url: line.tokenUrl }
  return send(at, { method: 'POST', path: '', body, reply: tokenReply }, `Basic ${basic}`)
}

interface AnyRequest<S extends z.ZodMiniType> extends Omit<Request<S>, 'method'> {
  readonly method: 'GET' | 'PATCH' | 'PUT' | 'POST'
}

async function send<S extends z.ZodMiniType>(
  line: Line,
  request: AnyRequest<S>,
  authorization: string,
): Promise<Reply<z.output<S>>> {
  const { method, path, body } = request
  const isJson = body !== undefined && !(body instanceof URLSearchParams)
  const answer = await exchange(line.fetch, {
    method,
    url: `${line.url}${path}`,
    headers: { authorization, ...(isJson && { 'content-type': 'application/json' }) },
    body: isJson ? JSON.stringify(body) : body,
    timeoutMs: line.timeoutMs,
  })
  if (typeof answer === 'string' || answer.status >= 500 || answer.status === 429) {
    line.breaker.failed()
    return { outcome: 'unknown', cause: typeof answer === 'string' ? answer : `http_${answer.status}` }
  }
  line.breaker.succeeded()
  if (answer.status >= 400) return { outcome: 'refused', problem: problemOf(answer) }
  const parsed = request.reply.safeParse(parseJson(answer.text))
  return parsed.success
    ? { outcome: 'ok', value: parsed.data }
    : { outcome: 'unknown', cause: 'answer_not_understood' }
}

function problemOf({ status, text }: HttpAnswer): Problem {
  const parsed = problemReply.safeParse(parseJson(text))
  return { status, type: parsed.success ? (parsed.data.type.split('/').at(-1) ?? '') : '' }
}
