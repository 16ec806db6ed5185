import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sealed } from '../../../scripts/web-build/seal-assets.ts'
import { fetchAnew } from '../../../src/pwa/fetch-anew.ts'
import { isOwnFile } from '../../../src/pwa/is-own-file.ts'
import { warmChunks } from '../../../src/pwa/warm-chunks.ts'

const origin = 'https://arara.test'
const now = Date.parse('2026-11-22T12:00:00Z')
const weeksAgo = (weeks: number) => new Date(now - weeks * 7 * 24 * 3_600_000).toUTCString()

let kept: Map<string, Response>
const everyone = ['/assets/a-1.js', '/assets/b-1.js', '/assets/c-1.js']
let listed: unknown
let asked: string[]
let unreachable: Set<string>

/** The part of a cache that is used, by path. */
const cache = {
  keys: async () => [...kept.keys()].map(path => new Request(`${origin}${path}`)),
  match: async (request: Request) => kept.get(new URL(request.url).pathname),
  put: async (path: string, response: Response) => void kept.set(path, response),
  delete: async (request: Request) => kept.delete(new URL(request.url).pathname),
}

/** As `fetchAnew` asks it. */
const byPath = {
  match: async (path: string) => kept.get(path),
  put: async (path: string, response: Response) => void kept.set(path, response),
}

const warm = (signal = new AbortController().signal) => warmChunks(now, 'en', signal)

beforeEach(() => {
  kept = new Map()
  listed = { everyone }
  asked = []
  unreachable = new Set()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string) => {
    if (unreachable.has(path)) throw new TypeError('Failed to fetch')
    if (path === '/warm.json') return Response.json(listed)
    asked.push(path)
    return new Response(sealed(''), { headers: { date: weeksAgo(0) } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('only what is not on the device yet is fetched', async () => {
  kept.set('/assets/b-1.js', new Response(''))
  await warm()
  expect(asked).toEqual(['/assets/a-1.js', '/assets/c-1.js'])
  expect([...kept.keys()].toSorted()).toEqual(everyone)
})

test('a portal’s page is never kept under the name of a chunk', async () => {
  const page = () => new Response('<html>Log in', { headers: { 'content-type': 'text/html' } })
  vi.stubGlobal('fetch', async (path: string) => (path === '/warm.json' ? Response.json(listed) : page()))
  await warm()
  expect([...kept.keys()]).toEqual([])
})

test('of pages only the app’s own may be kept', async () => {
  const html = (text: string) =>
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(await isOwnFile('/index.html', html(readFileSync('index.html', 'utf8')))).toBe(true)
  expect(await isOwnFile('/index.html', html('<html>Log in'))).toBe(false)
  expect(await isOwnFile('/assets/a-1.js', new Response(sealed('export {}')))).toBe(true)
  expect(await isOwnFile('/assets/a-1.js', new Response(sealed(''), { status: 404 }))).toBe(false)
})

const whole = sealed('export const stake = 1')
const broken = {
  'cut at its end': whole.slice(0, -8),
  'cut in its middle': whole.slice(0, 10),
  'changed on its way': whole.replace('stake = 1', 'stake = 7'),
  'another text': '{"error":"not found"}',
  empty: '',
}
for (const [what, text] of Object.entries(broken))
  test(`code that is ${what} is never kept`, async () => {
    const headers = { 'content-type': 'text/javascript' }
    for (const path of ['/assets/a-1.js', '/assets/a-1.css'])
      expect(await isOwnFile(path, new Response(text, { headers }))).toBe(false)
  })

test('a whole file that is fetched anew replaces the broken one that a cache kept, and a broken one replaces nothing', async () => {
  kept.set('/assets/a-1.js', new Response('exp'))
  const modes: unknown[] = []
  let answer = sealed('export {}')
  vi.stubGlobal('caches', { keys: async () => ['chunks'], open: async () => byPath })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    modes.push(init.cache)
    return new Response(answer)
  })
  expect(await (await fetchAnew('/assets/a-1.js')).text()).toBe(answer)
  expect(await kept.get('/assets/a-1.js')?.text()).toBe(answer)
  await fetchAnew('/assets/b-1.js')
  answer = '<html>'
  kept.set('/assets/a-1.js', new Response('as it was'))
  await fetchAnew('/assets/a-1.js')
  expect(await kept.get('/assets/a-1.js')?.text()).toBe('as it was')
  expect([...kept.keys()]).toEqual(['/assets/a-1.js'])
  expect(modes).toEqual(['reload', 'reload', 'reload'])
})

test('a connection that goes ends it, and the next start fetches the rest alone', async () => {
  const later = Array.from({ length: 9 }, (_, index) => `/assets/later-${index}.js`)
  listed = { everyone: [...everyone, ...later] }
  unreachable.add('/assets/b-1.js')
  await warm()
  const before = [...kept.keys()]
  expect(before).toContain('/assets/a-1.js')
  // Of three lanes the two others finish what they are at.
  expect(before.length).toBeLessThanOrEqual(3)
  unreachable.clear()
  asked = []
  await warm()
  expect(asked).toEqual([...everyone, ...later].filter(path => !before.includes(path)))
  expect(asked).toContain('/assets/b-1.js')
})

test('a worker that is to make place for the next one ends it, though an answer never comes', async () => {
  kept.set('/assets/old.js', new Response('', { headers: { date: weeksAgo(9) } }))
  const over = new AbortController()
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    if (path === '/warm.json') return Response.json(listed)
    signal.throwIfAborted()
    const { promise, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const ended = warm(over.signal)
  over.abort()
  await ended
  expect([...kept.keys()]).toEqual(['/assets/old.js'])
})

test('chunks of earlier builds leave after eight weeks, those without a date at once, those of this build never', async () => {
  kept.set('/assets/old.js', new Response('', { headers: { date: weeksAgo(9) } }))
  kept.set('/assets/dateless.js', new Response(''))
  kept.set('/assets/last.js', new Response('', { headers: { date: weeksAgo(7) } }))
  kept.set('/assets/a-1.js', new Response('', { headers: { date: weeksAgo(20) } }))
  await warm()
  expect([...kept.keys()].toSorted()).toEqual([
    '/assets/a-1.js',
    '/assets/b-1.js',
    '/assets/c-1.js',
    '/assets/last.js',
  ])
})

test('without the list of this build nothing leaves', async () => {
  kept.set('/assets/old.js', new Response('', { headers: { date: weeksAgo(9) } }))
  unreachable.add('/warm.json')
  await warm()
  listed = { not: 'a list' }
  unreachable.clear()
  await warm()
  expect([...kept.keys()]).toEqual(['/assets/old.js'])
})

test('of the languages only the page’s is fetched, before the rest, and one that is here already stays', async () => {
  listed = { everyone, languages: { en: ['/assets/en.js'], th: ['/assets/th.js'] } }
  kept.set('/assets/th.js', new Response('', { headers: { date: weeksAgo(20) } }))
  await warm()
  expect(asked).toEqual(['/assets/en.js', ...everyone])
  expect([...kept.keys()]).toContain('/assets/th.js')
})

test('a list with nonsense in it is read as far as it can be', async () => {
  listed = { everyone: ['/assets/a-1.js', 7], languages: { en: 'all', th: null } }
  await warm()
  expect(asked).toEqual(['/assets/a-1.js'])
})
