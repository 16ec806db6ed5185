import { expect, test } from 'vitest'
import { login, me } from '../../contract/auth/auth.ts'
import { demoMessages } from '../../contract/auth/confirmation.ts'
import { callOutcome } from '../../contract/calls.ts'
import { allBalance, rechargeOnline } from '../../contract/cashier/money.ts'
import { gamesList, setFavourite } from '../../contract/lobby/games.ts'
import { readRetryAfter } from '../../contract/retry-after.ts'
import { languageList } from '../../contract/support/information.ts'
import { type ApiClientOptions, type CallOutcome, createApiClient } from '../../src/api/api-client.ts'
import { refuse, reply } from './support/server-calls.ts'

type Answer = (request: Request) => Promise<Response> | Response

type Options = {
  isOnline?: boolean
  isReachable?: () => Promise<boolean>
  member?: string
  waiting?: ApiClientOptions['waiting']
  onServerTime?: ApiClientOptions['onServerTime']
}

function createClient(answer: Answer, options: Options = {}) {
  const requests: Request[] = []
  const outcomes: CallOutcome[] = []
  const { isOnline = true, isReachable, member, waiting, onServerTime } = options
  const api = createApiClient({
    readBase: () => 'https://api.arara.test',
    readToken: () => (member === undefined ? undefined : { token: `token-${member}`, memberId: member }),
    readLanguage: () => 'zh_cn',
    isOnline: () => isOnline,
    onOutcome: outcome => outcomes.push(outcome),
    ...(isReachable && { isReachable }),
    ...(waiting && { waiting }),
    ...(onServerTime && { onServerTime }),
    now: () => 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return answer(request)
    },
  })
  return { api, requests, outcomes }
}

const balance = {
  ...{ currency: 'BRL', cash: '1500.00', bonus: '0.05', rebate: '0.00', hold: '0.00', ml_money: '0.00' },
  ...{ total: '1500.05', wallet_version: 3, providers: [] },
}

test('a reply is decoded by the contract: money on the wire becomes centavos', async () => {
  const { api } = createClient(() => reply(200, { data: balance }), { member: 'ana' })
  const result = await api.call(allBalance, {})
  expect(result).toMatchObject({ kind: 'answer', reply: { data: { cash: 150_000n, bonus: 5n } } })
})

test('a call names method, path with its parameters, query and the member’s language', async () => {
  const { api, requests } = createClient(() => refuse(404, 'not_found'), { member: 'ana' })
  await api.call(callOutcome, { params: { key: 'a/b' } })
  await api.call(gamesList, { query: { limit: 1000 } })
  expect(requests.map(request => [request.method, request.url])).toEqual([
    ['GET', 'https://api.arara.test/api/calls/a%2Fb?lang=zh_cn'],
    ['GET', 'https://api.arara.test/api/games/listsv2?limit=1000&lang=zh_cn'],
  ])
})

test('bearer, key and body travel; a public read goes without the bearer', async () => {
  const { api, requests } = createClient(() => refuse(404, 'not_found'), { member: 'ana' })
  await api.call(setFavourite, { body: { game_id: 'tiger' }, key: 'k-1' })
  await api.call(languageList, {})
  const [write, read] = requests
  expect(write?.headers.get('authorization')).toBe('Bearer token-ana')
  expect(write?.headers.get('idempotency-key')).toBe('k-1')
  expect(await write?.json()).toEqual({ game_id: 'tiger' })
  expect(read?.headers.get('authorization')).toBeNull()
})

test('a read that is open to anyone and answers a member otherwise goes with the bearer', async () => {
  const { api, requests } = createClient(() => refuse(404, 'not_found'), { member: 'ana' })
  await api.call(demoMessages, {})
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-ana')
})

const noon = { date: 'Thu, 26 Nov 2026 12:00:00 GMT' }

test('the server’s own answers tell what time it is there; a portal’s page and an answer without a time tell nothing', async () => {
  const reported: number[] = []
  const onServerTime = (serverAt: number) => reported.push(serverAt)
  const portal = () => new Response('<h1>Wi-Fi</h1>', { headers: { ...noon, 'content-type': 'text/html' } })
  for (const answer of [portal, () => refuse(404, 'not_found')])
    await createClient(answer, { onServerTime }).api.call(languageList, {})
  expect(reported).toEqual([])
  const late = () => reply(429, { error: 'too_many_requests' }, noon)
  await createClient(late, { onServerTime }).api.call(languageList, {})
  expect(reported).toEqual([Date.UTC(2026, 10, 26, 12)])
})

test('when the browser knows it is offline nothing is sent', async () => {
  const { api, requests, outcomes } = createClient(() => reply(200, {}), { isOnline: false })
  const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
  const result = await api.call(rechargeOnline, { body, key: 'k' })
  expect(result).toEqual({ kind: 'no-answer', cause: 'offline', retryAfterMs: undefined })
  expect([requests, outcomes]).toEqual([[], []])
})

test('a refusal comes typed, with its word, fields and Retry-After', async () => {
  const { api } = createClient(
    () => reply(429, { error: 'too_many_requests', words: { name: ['too_long'] } }, { 'retry-after': '7' }),
    { member: 'ana' },
  )
  expect(await api.call(me, {})).toMatchObject({
    kind: 'refused',
    refusal: { error: 'too_many_requests', code: 429, words: { name: ['too_long'] } },
    retryAfterMs: 7000,
  })
})

test('a 401 of the session is distinguished from a 401 of a wrong password', async () => {
  const expired = createClient(() => refuse(401, 'session_expired'), { member: 'ana' })
  expect(await expired.api.call(me, {})).toEqual({ kind: 'unauthenticated', forceOffline: false })
  const thrownOut = createClient(() => reply(401, { error: 'force_offline', force_offline: true }), {
    member: 'ana',
  })
  expect(await thrownOut.api.call(me, {})).toEqual({ kind: 'unauthenticated', forceOffline: true })
  expect(thrownOut.outcomes).toMatchObject([{ forceOffline: true, token: 'token-ana', answered: true }])
  const wrong = createClient(() => refuse(401, 'credentials_invalid'))
  expect(await wrong.api.call(login, { body: { name: 'ana', password: 'x' } })).toMatchObject({
    kind: 'refused',
    refusal: { error: 'credentials_invalid' },
  })
})

test('what a gateway says is neither a refusal nor the end of the session', async () => {
  const html = (status: number) => new Response('<html>', { status, headers: { 'retry-after': '3' } })
  for (const status of [401, 408, 425, 429, 500, 502, 503]) {
    const { api } = createClient(() => html(status), { member: 'ana' })
    expect(await api.call(me, {})).toEqual({ kind: 'no-answer', cause: 'server', retryAfterMs: 3000 })
  }
  for (const status of [200, 403, 404]) {
    const { api } = createClient(() => html(status), { member: 'ana' })
    expect(await api.call(me, {})).toEqual({ kind: 'unreadable', status })
  }
})

test('a portal’s page or its redirect is never read as an answer, and is reported as foreign', async () => {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const redirect = Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
  })
  const spoken = [
    new Response('<html>Log in to this Wi-Fi', { headers: html }),
    new Response('<html>Blocked by your network', { status: 403, headers: html }),
    new Response('{"status":"success","code":200,"message":"","data":[]}', { status: 511 }),
    redirect,
  ]
  for (const response of spoken) {
    const { api, requests, outcomes } = createClient(() => response, { member: 'ana' })
    expect(await api.call(me, {})).toEqual({
      kind: 'no-answer',
      cause: 'foreign',
      retryAfterMs: undefined,
    })
    expect(outcomes).toMatchObject([{ answered: false, isForeign: true }])
    expect(requests[0]?.redirect).toBe('manual')
  }
})

test('a page of the server’s own gateway in trouble is no portal', async () => {
  const { api, outcomes } = createClient(
    () => new Response('<html>Bad gateway', { status: 502, headers: { 'content-type': 'text/html' } }),
  )
  expect(await api.call(languageList, {})).toMatchObject({ cause: 'server' })
  expect(outcomes).toMatchObject([{ answered: true, isForeign: false }])
})

test('a good status with fields outside the contract is unreadable, never half an answer', async () => {
  const { api } = createClient(() => reply(200, { data: { ...balance, cash: '1e3' } }), { member: 'ana' })
  expect(await api.call(allBalance, {})).toEqual({ kind: 'unreadable', status: 200 })
  const bare = createClient(() => Response.json({ data: balance }), { member: 'ana' })
  expect(await bare.api.call(allBalance, {})).toEqual({ kind: 'unreadable', status: 200 })
})

test('an ETag is sent back and 304 is an answer of its own', async () => {
  const { api, requests } = createClient(request =>
    request.headers.get('if-none-match') === '"v1"'
      ? new Response(null, { status: 304 })
      : reply(200, { data: [] }, { etag: '"v1"' }),
  )
  expect(await api.call(languageList, {})).toMatchObject({ kind: 'answer', etag: '"v1"' })
  expect(await api.call(languageList, { etag: '"v1"' })).toEqual({ kind: 'unchanged' })
  expect(requests).toHaveLength(2)
})

test('a connection that fails is asked exactly once: the contract decides what is sent again', async () => {
  const { api, requests, outcomes } = createClient(() => Promise.reject(new TypeError('Failed to fetch')), {
    member: 'ana',
  })
  expect(await api.call(me, {})).toMatchObject({ kind: 'no-answer', cause: 'network' })
  expect(requests).toHaveLength(1)
  expect(outcomes).toMatchObject([{ kind: 'no-answer', answered: false }])
})

test('an answer that stalls halfway through its body is a timeout', async () => {
  const half = new TextEncoder().encode('{"status":')
  const stalled = () => new Response(new ReadableStream({ start: controller => controller.enqueue(half) }))
  const { api } = createClient(stalled, { member: 'ana' })
  expect(await api.call(me, { timeoutMs: 20 })).toMatchObject({ kind: 'no-answer', cause: 'timeout' })
})

test('a call that takes long is reported while it is under way, unless it was given more time than others', async () => {
  const reported: string[] = []
  const waitingClient = (name: string) =>
    createClient(() => new Promise(answer => setTimeout(() => answer(reply(200, { data: [] })), 30)), {
      waiting: { afterMs: 5, notify: () => reported.push(name) },
    })
  await waitingClient('a read').api.call(languageList, {})
  const upload = waitingClient('a file')
  await upload.api.call(languageList, { timeoutMs: 90_000 })
  expect(reported).toEqual(['a read'])
  expect(upload.outcomes).toMatchObject([{ answered: true, tookMs: undefined }])
})

test('a caller that gives up is not reported to the connection', async () => {
  const controller = new AbortController()
  const { api, outcomes } = createClient(
    request =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
        controller.abort()
      }),
    { member: 'ana' },
  )
  expect(await api.call(me, { signal: controller.signal })).toMatchObject({ cause: 'aborted' })
  expect(outcomes).toEqual([])
})

test('Retry-After is read as seconds or as a date, and a day at most', () => {
  const now = Date.UTC(2026, 5, 1)
  expect(readRetryAfter('120', now)).toBe(120_000)
  expect(readRetryAfter('Mon, 01 Jun 2026 00:00:30 GMT', now)).toBe(30_000)
  expect(readRetryAfter('Mon, 01 Jun 2020 00:00:30 GMT', now)).toBe(0)
  expect(readRetryAfter('999999999', now)).toBe(86_400_000)
  expect(readRetryAfter('soon', now)).toBeUndefined()
  expect(readRetryAfter(null, now)).toBeUndefined()
})

test('what must not be lost is sent into no line that was away and still is; what may wait is tried', async () => {
  const isReachable = () => Promise.resolve(false)
  const { api, requests } = createClient(() => refuse(404, 'not_found'), { member: 'ana', isReachable })
  const deposit = { body: { money: '50.00', payment_id: 'pix', payment_type: 'pix' }, key: 'k-1' } as const
  expect(await api.call(rechargeOnline, deposit)).toMatchObject({ kind: 'no-answer', cause: 'offline' })
  expect(requests).toEqual([])
  await api.call(setFavourite, { body: { game_id: 'tiger' }, key: 'k-2' })
  expect(requests).toHaveLength(1)
})

test('a line that is back is found so before a call that must not be lost', async () => {
  const isReachable = () => Promise.resolve(true)
  const { api, requests } = createClient(() => refuse(404, 'not_found'), { member: 'ana', isReachable })
  await api.call(rechargeOnline, {
    body: { money: '50.00', payment_id: 'pix', payment_type: 'pix' },
    key: 'k',
  })
  expect(requests).toHaveLength(1)
})
