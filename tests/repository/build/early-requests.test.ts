import { readFileSync } from 'node:fs'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from '../../../src/api/api-client.ts'
import { fetchConfig } from '../../../src/app/start/fetch-config.ts'
import { limitConcurrency } from '../../../src/app/start/limit-concurrency.ts'
import { withEarlyAnswers } from '../../../src/app/storage/early-answers.ts'
import {
  gamesResource,
  popularResource,
  webDataResource,
} from '../../../src/features/lobby/lobby-resources.ts'

afterEach(() => Reflect.deleteProperty(globalThis, 'earlyAnswers'))

const page = readFileSync('index.html', 'utf8')

/** The address that a resource's first request goes to, as the client builds it. */
async function firstAddress(resource: typeof gamesResource) {
  const asked: string[] = []
  const api = createApiClient({
    readBase: () => 'https://arara.test',
    readToken: () => undefined,
    readLanguage: () => 'pt',
    isOnline: () => true,
    onOutcome: () => undefined,
    now: () => 0,
    fetch: async input => {
      asked.push(input instanceof Request ? input.url : String(input))
      return new Response('{}')
    },
  })
  await resource.fetchPage(api, { memberId: '', language: 'pt', part: '' }, {})
  return asked[0]?.replace('https://arara.test', '')
}

test.each([
  ['games', gamesResource],
  ['popular games', popularResource],
  ['banners', webDataResource],
])('what the page asks for early is what the lobby asks for first: %s', async (_name, resource) => {
  const address = await firstAddress(resource)
  expect(page.replaceAll(/\$\{lang\}/g, 'pt')).toContain(`${address}\``)
})

test('an early answer is taken once, by a request for the same address of the same origin', async () => {
  const early = new Map([['/config.json', Promise.resolve(new Response('early'))]])
  Reflect.set(globalThis, 'earlyAnswers', early)
  const request = withEarlyAnswers(async () => new Response('fetched'), 'https://arara.test')
  const textOf = async (address: string) => (await request(address)).text()

  expect(await textOf('https://elsewhere.test/config.json')).toBe('fetched')
  expect(await textOf('/config.json')).toBe('early')
  expect(await textOf('/config.json')).toBe('fetched')
})

test('an early request that failed is really made', async () => {
  const early = new Map<string, Promise<Response | undefined>>([
    ['/failed', Promise.resolve(undefined)],
    ['/refused', Promise.resolve(new Response('no', { status: 503 }))],
  ])
  Reflect.set(globalThis, 'earlyAnswers', early)
  const request = withEarlyAnswers(async () => new Response('fetched'), 'https://arara.test')

  expect(await (await request('/failed')).text()).toBe('fetched')
  expect(await (await request('/refused')).text()).toBe('fetched')
})

/** Of a request that this page made, and nobody answers. */
const silence = new Promise<Response>(() => undefined)

test('an early answer that never comes is waited for as long as its request may take, and then really asked for', async () => {
  Reflect.set(globalThis, 'earlyAnswers', new Map([['/silent', silence]]))
  const request = withEarlyAnswers(async () => new Response('fetched'), 'https://arara.test')
  const given = new AbortController()
  const asked = request('/silent', { signal: given.signal })
  given.abort(new DOMException('too long', 'TimeoutError'))
  await expect(asked).rejects.toThrow('too long')
  expect(await (await request('/silent')).text()).toBe('fetched')
})

test('the time that a request has is heard where the request carries it itself', async () => {
  Reflect.set(globalThis, 'earlyAnswers', new Map([['/silent', silence]]))
  const request = withEarlyAnswers(async () => new Response('fetched'), 'https://arara.test')
  const given = new AbortController()
  const asked = request(new Request('https://arara.test/silent', { signal: given.signal }))
  given.abort()
  await expect(asked).rejects.toThrow('abort')
})

test('early answers that never come leave their places to the reads after them', async () => {
  const paths = ['/1', '/2', '/3']
  Reflect.set(globalThis, 'earlyAnswers', new Map(paths.map(path => [path, silence])))
  const request = limitConcurrency(
    withEarlyAnswers(async () => new Response('fetched'), 'https://arara.test'),
    paths.length,
  )
  const given = new AbortController()
  const stalled = paths.map(path => request(path, { signal: given.signal }))
  const later = request('/later')
  given.abort()
  await Promise.allSettled(stalled)
  expect(await (await later).text()).toBe('fetched')
})

test.each([
  ['no word', silence],
  ['no end of it', Promise.resolve(new Response(new ReadableStream()))],
])(
  'the configuration is given up after fifteen seconds with %s, and the next look really asks',
  async (_name, early) => {
    vi.stubGlobal('location', { origin: 'https://arara.test' })
    vi.stubGlobal('earlyAnswers', new Map([['/config.json', early]]))
    vi.stubGlobal('fetch', async () => Response.json({ apiBase: '' }))
    const given = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal)
    onTestFinished(() => {
      vi.unstubAllGlobals()
      timeout.mockRestore()
    })
    const asked = fetchConfig()
    expect(timeout).toHaveBeenCalledWith(15_000)
    given.abort(new DOMException('too long', 'TimeoutError'))
    await expect(asked).rejects.toThrow('too long')
    timeout.mockReturnValue(new AbortController().signal)
    expect(await fetchConfig()).toEqual({ apiBase: '' })
  },
)
