import ky from 'ky'
import type * as z from 'zod/mini'
import type { Endpoint, Idempotency, Offline, Schema } from '../../contract/endpoint.ts'
import type { CallResult } from './call-result.ts'
import { callUrl } from './call-url.ts'
import { readReply } from './read-reply.ts'

/** The bearer token and whose it is. */
export interface Bearer {
  readonly token: string
  readonly memberId: string
}

/** Reported after every request that was really sent and not aborted by its caller. */
export interface CallOutcome {
  readonly kind: CallResult<unknown>['kind']
  readonly path: string
  /** An HTTP answer came from the server, even a refusal. */
  readonly answered: boolean
  /** Somebody between here and the server spoke in its place. */
  readonly isForeign: boolean
  /** To the whole answer; `undefined` for a call that was given more time than others: it says nothing of the line. */
  readonly tookMs: number | undefined
  readonly forceOffline: boolean
  /** What was sent as bearer: a late 401 of an older token must not end a newer session. */
  readonly token: string | undefined
}

export interface ApiClientOptions {
  /** Origin of the API without a slash at its end; empty for the page's own. */
  readonly readBase: () => string
  readonly readToken: () => Bearer | undefined
  readonly readLanguage: () => string
  /** `navigator.onLine`, or the switch of `/test`. Only `false` means anything. */
  readonly isOnline: () => boolean
  /**
   * Asked before a call that is sent at once or not at all (`offline: 'refuse'`): `false` where the line was away and still is.
   * Sent into a dead line nobody could say whether it arrived; some browsers say `onLine` there (Chromium after a reload).
   */
  readonly isReachable?: () => Promise<boolean>
  readonly onOutcome: (outcome: CallOutcome) => void
  /** An answer of the server said what time it is there (`Date`), and when that was here. */
  readonly onServerTime?: (serverAt: number, now: number) => void
  /** `tell` is called when a call has been in the air for `afterMs` and nothing came yet. */
  readonly waiting?: { readonly afterMs: number; readonly notify: () => void }
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
}

interface LooseInput<B extends Schema, Q extends Schema> {
  readonly body?: z.input<B>
  readonly query?: z.input<Q>
  /** Values of the path's `:names`. */
  readonly params?: Readonly<Record<string, string>>
  /** `Idempotency-Key`. */
  readonly key?: string
  readonly etag?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Of the whole call, its body included; 15 s when not said. */
  readonly timeoutMs?: number
  /** Send only with this member's token; with another one, or none, answer `unauthenticated` at once. */
  readonly member?: string
}

type WantsBody<B extends Schema> = Record<never, never> extends z.input<B> ? unknown : { body: z.input<B> }
type WantsKey<K extends Idempotency> = K extends 'key' ? { key: string } : unknown

/** Bodies are given as they travel (money as `"50.00"`); replies come decoded (money as centavos). */
export type CallInput<B extends Schema, Q extends Schema, K extends Idempotency> = LooseInput<B, Q> &
  WantsBody<B> &
  WantsKey<K>

export interface ApiClient {
  /** `false`: every call would be refused before it is sent. `true` proves nothing. */
  isOnline(): boolean
  call<B extends Schema, Q extends Schema, R extends Schema, O extends Offline, K extends Idempotency>(
    endpoint: Endpoint<B, Q, R, O, K>,
    input: CallInput<B, Q, K>,
  ): Promise<CallResult<z.output<R>>>
  /** The same for generic callers, whose types cannot yet say whether a body or a key is needed. */
  send<B extends Schema, Q extends Schema, R extends Schema>(
    endpoint: Endpoint<B, Q, R>,
    input: LooseInput<B, Q>,
  ): Promise<CallResult<z.output<R>>>
}

const defaultTimeoutMs = 15_000

/** One deadline for the whole call, body included: a connection that stalls halfway is a timeout too. */
function startDeadline(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const state = { timedOut: false }
  // Raced with the exchange: not every body that stalls ends when its request is aborted.
  const { promise: over, reject } = Promise.withResolvers<never>()
  controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  const timer = setTimeout(() => {
    state.timedOut = true
    controller.abort()
  }, timeoutMs)
  const giveUp = () => controller.abort()
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const stop = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
  return { signal: controller.signal, over, state, stop }
}

function headersOf(endpoint: Endpoint, input: LooseInput<Schema, Schema>, token: string | undefined) {
  // Public reads go without the bearer: they may be cached on the way and need no CORS preflight.
  const isPublicRead = !endpoint.isPersonal && endpoint.method === 'GET'
  return {
    accept: 'application/json',
    ...(token !== undefined && !isPublicRead && { authorization: `Bearer ${token}` }),
    ...(input.key !== undefined && { 'idempotency-key': input.key }),
    ...(input.etag !== undefined && { 'if-none-match': input.etag }),
  }
}

function noAnswer(cause: 'offline' | 'timeout' | 'network' | 'aborted'): CallResult<never> {
  return { kind: 'no-answer', cause, retryAfterMs: undefined }
}

/** The one door to the server. Never retries alone: the contract's policy and the queue decide (src/sync/README.md). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // The refresh cookie belongs to the API's host, which may stand beside the page's.
    credentials: 'include',
    cache: 'no-store',
    fetch: options.fetch,
  })

  async function exchange<B extends Schema, Q extends Schema, R extends Schema>(
    endpoint: Endpoint<B, Q, R>,
    input: LooseInput<B, Q>,
    token: string | undefined,
  ): Promise<CallResult<z.output<R>>> {
    const deadline = startDeadline(input.timeoutMs ?? defaultTimeoutMs, input.signal)
    const address = {
      base: options.readBase(),
      path: endpoint.path,
      params: input.params ?? {},
      query: { ...(input.query ?? {}) },
      language: options.readLanguage(),
    }
    const ask = async () => {
      const response = await http(callUrl(address), {
        method: endpoint.method,
        headers: headersOf(endpoint, input, token),
        signal: deadline.signal,
        // The server leads nobody elsewhere: a redirect is a portal's, and must not be followed to its page.
        redirect: 'manual',
        ...(endpoint.method === 'POST' && { json: input.body ?? {} }),
      })
      const receivedAt = options.now()
      const result = await readReply(endpoint.reply, response, receivedAt)
      const serverAt = Date.parse(response.headers.get('date') ?? '')
      if (result.kind !== 'no-answer' && !Number.isNaN(serverAt)) options.onServerTime?.(serverAt, receivedAt)
      return result
    }
    try {
      return await Promise.race([ask(), deadline.over])
    } catch {
      if (deadline.state.timedOut) return noAnswer('timeout')
      return noAnswer(input.signal?.aborted ? 'aborted' : 'network')
    } finally {
      deadline.stop()
    }
  }

  function notify(
    endpoint: Endpoint,
    result: CallResult<unknown>,
    tookMs: number | undefined,
    token: string | undefined,
  ) {
    if (result.kind === 'no-answer' && result.cause === 'aborted') return
    options.onOutcome({
      kind: result.kind,
      path: endpoint.path,
      answered: result.kind !== 'no-answer' || result.cause === 'server',
      isForeign: result.kind === 'no-answer' && result.cause === 'foreign',
      tookMs,
      forceOffline: result.kind === 'unauthenticated' && result.forceOffline,
      token,
    })
  }

  const send = async <B extends Schema, Q extends Schema, R extends Schema>(
    endpoint: Endpoint<B, Q, R>,
    input: LooseInput<B, Q>,
  ): Promise<CallResult<z.output<R>>> => {
    if (input.signal?.aborted) return noAnswer('aborted')
    if (!options.isOnline()) return noAnswer('offline')
    if (endpoint.offline === 'refuse' && (await options.isReachable?.()) === false) return noAnswer('offline')
    const bearer = options.readToken()
    if (input.member !== undefined && bearer?.memberId !== input.member) {
      return { kind: 'unauthenticated', forceOffline: false }
    }
    const startedAt = options.now()
    const isPatient = (input.timeoutMs ?? 0) > defaultTimeoutMs
    const { waiting } = options
    const timer = waiting && !isPatient ? setTimeout(waiting.notify, waiting.afterMs) : undefined
    const result = await exchange(endpoint, input, bearer?.token)
    clearTimeout(timer)
    notify(endpoint, result, isPatient ? undefined : options.now() - startedAt, bearer?.token)
    return result
  }
  return { isOnline: options.isOnline, call: send, send }
}
