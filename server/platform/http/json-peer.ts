import * as z from 'zod/mini'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { exchange, parseJson } from './http-exchange.ts'

export interface PeerConfig {
  /** The peer's base: no other address is ever called. */
  readonly url: string
  /** Its bearer key. */
  readonly key: string
  readonly timeoutMs: number
}

interface Surroundings {
  readonly fetch: typeof fetch
  readonly breaker: CircuitBreaker
}

interface Question<Reply extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Starts with `/`; nothing personal in it: addresses are logged by everybody on the way. */
  readonly path: string
  readonly body?: object
  readonly reply: Reply
}

/** `unknown`: nothing is known of what was asked; `cause` is a word for logs and rows. `refused`: the peer said no. */
export type PeerReply<Value> =
  | { readonly outcome: 'ok'; readonly value: Value }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'unknown'; readonly cause: string }

export type JsonPeer = <Reply extends z.ZodMiniType>(
  question: Question<Reply>,
) => Promise<PeerReply<z.output<Reply>>>

/** Cause of what was never sent, because the peer failed too often a moment ago. */
export const circuitOpen = 'circuit_open'

/** Asks one peer in JSON, under its key, in bounded time. Never throws. */
export function createJsonPeer(config: PeerConfig, { fetch, breaker }: Surroundings): JsonPeer {
  return async ({ reply, ...question }) => {
    if (!breaker.allows()) return { outcome: 'unknown', cause: circuitOpen }
    const { method, path, body } = question
    const answer = await exchange(fetch, {
      method,
      url: `${config.url}${path}`,
      headers: { authorization: `Bearer ${config.key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      timeoutMs: config.timeoutMs,
    })
    // Who does not know our key says nothing about what was asked.
    const isSilent =
      typeof answer === 'string' || answer.status >= 500 || [401, 403, 429].includes(answer.status)
    if (isSilent) {
      breaker.failed()
      return { outcome: 'unknown', cause: typeof answer === 'string' ? answer : `http_${answer.status}` }
    }
    breaker.succeeded()
    if (answer.status >= 400) return { outcome: 'refused', status: answer.status }
    const parsed = z.safeParse(reply, parseJson(answer.text))
    return parsed.success
      ? { outcome: 'ok', value: parsed.data }
      : { outcome: 'unknown', cause: 'answer_not_understood' }
  }
}
