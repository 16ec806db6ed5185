import * as z from 'zod/mini'
import type { CircuitBreaker } from './circuit-breaker.ts'

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
    const answer = await exchange(config, fetch, question)
    // Who does not know our key says nothing about what was asked.
    const isSilent =
      typeof answer === 'string' || answer.status >= 500 || [401, 403, 429].includes(answer.status)
    if (isSilent) {
      breaker.failed()
      return { outcome: 'unknown', cause: typeof answer === 'string' ? answer : `http_${answer.status}` }
    }
    breaker.succeeded()
    if (answer.status >= 400) return { outcome: 'refused', status: answer.status }
    const parsed = z.safeParse(reply, answer.body)
    return parsed.success
      ? { outcome: 'ok', value: parsed.data }
      : { outcome: 'unknown', cause: 'answer_not_understood' }
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function exchange(
  { url, key, timeoutMs }: PeerConfig,
  call: typeof fetch,
  { method, path, body }: Omit<Question<z.ZodMiniType>, 'reply'>,
): Promise<Answer | string> {
  try {
    const response = await call(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: parseJson(await response.text()) }
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection'
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
