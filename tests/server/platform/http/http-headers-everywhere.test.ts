import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerMember } from '../../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
const root = mkdtempSync(join(tmpdir(), 'arara-headers-'))
beforeAll(async () => {
  mkdirSync(join(root, 'web/art'), { recursive: true })
  writeFileSync(join(root, 'web/index.html'), '<!doctype html>')
  writeFileSync(join(root, 'web/art/fish.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const environment = { WEB_DIR: join(root, 'web'), SITE_URL: 'https://www.example.com' }
  world = await createTestApp({ environment })
})
afterAll(async () => {
  await world.close()
  rmSync(root, { recursive: true })
})

async function listening(): Promise<AddressInfo> {
  if (!world.app.server.listening) await world.app.listen({ host: '127.0.0.1', port: 0 })
  const address = world.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address
}

/** What comes back for these bytes, until the connection ends. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

const json = { 'content-type': 'application/json' }

test.each([
  ['a page', { url: '/game' }],
  ['a picture', { url: '/art/fish.svg' }],
  ['a file that is not there', { url: '/art/none.svg' }],
  ['a banner’s picture', { url: '/media/none' }],
  ['an answer', { url: '/api/language/getList' }],
  ['a refusal', { url: '/api/none' }],
  ['a body that is no JSON', { url: '/api/auth/login2', method: 'POST', headers: json, payload: '{' }],
  ['a provider’s call', { url: '/provider/v1/bet', method: 'POST', headers: json, payload: '{}' }],
  ['the documents of the calls', { url: '/api/docs' }],
  ['the app’s configuration', { url: '/config.json' }],
  ['a well-known address', { url: '/.well-known/none' }],
  ['an address that cannot be read', { url: '/api/%zz' }],
  [
    'another origin’s write',
    {
      url: '/api/auth/login2',
      method: 'POST',
      headers: { ...json, origin: 'https://evil.example' },
      payload: '{}',
    },
  ],
  ['a method nobody serves', { url: '/api/language/getList', method: 'DELETE' }],
] as const)('%s is typed, framed by nobody, without plugins and by https alone', async (_what, asked) => {
  const { headers } = await world.app.inject(asked)
  const policy = String(headers['content-security-policy'])
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toMatch(/(default-src|object-src) 'none'/)
})

test.each([
  ['/game', 'text/html; charset=utf-8'],
  ['/art/fish.svg', 'image/svg+xml; charset=utf-8'],
  ['/api/language/getList', 'application/json; charset=utf-8'],
  ['/config.json', 'application/json; charset=utf-8'],
  ['/api/%zz', 'application/json; charset=utf-8'],
])('%s names its type and charset: %s', async (url, type) => {
  expect((await world.app.inject(url)).headers['content-type']).toBe(type)
})

test('a member’s answers are stored by nobody on the way, and still known by their ETag', async () => {
  const member = await registerMember(world)
  const { authorization } = member.keyed()
  const ask = (headers: object = {}) =>
    world.app.inject({ url: '/api/limits', headers: { authorization, ...headers } })
  const first = await ask()
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store'])
  const again = await ask({ 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-store'])
  const open = await world.app.inject('/api/language/getList')
  expect(open.headers['cache-control']).toBe('private, no-cache')
})

test('a request is never sent back as it came (TRACE)', async () => {
  const { port } = await listening()
  const answer = await exchange(
    port,
    'TRACE / HTTP/1.1\r\nHost: localhost\r\nX-Secret: 12345\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toContain('12345')
})

test('a request that two servers could read in two ways is refused (RFC 9112, 6.1)', async () => {
  const { port } = await listening()
  const send = (head: string) => exchange(port, head)
  const post =
    'POST /api/auth/captcha HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n'
  const answers = await Promise.all([
    send(`${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    send(`${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
    send(`${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`),
  ])
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toMatch(
      /content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'/i,
    )
  }
})
