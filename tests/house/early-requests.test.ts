import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApiClient } from '../../src/api/api-client.ts'
import { gamesResource, popularResource, webDataResource } from '../../src/features/games/lobby-resources.ts'
import { withEarlyAnswers } from '../../src/start/early-answers.ts'

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
