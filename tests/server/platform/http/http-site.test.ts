import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cspHash } from '../../../../server/platform/http/inline-hashes.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
const root = mkdtempSync(join(tmpdir(), 'arara-site-'))
const shell =
  '<!doctype html><style>body{margin:0}</style><div id=app></div><script src="/assets/a-1.js"></script>'
beforeAll(async () => {
  const put = (path: string, text: string | Buffer) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  put('web/index.html', shell)
  put('web/sw.js', 'self')
  put('web/assets/a-1.js', 'export const a = 1')
  put('web/assets/a-1.js.br', brotliCompressSync('export const a = 1'))
  put('web-previous/assets/a-0.js', 'export const a = 0')
  put('web/fairness-docs/README.txt', '# Provably fair: ✓')
  put('web/fairness-docs/README.txt.br', brotliCompressSync('# Provably fair: ✓'))
  put('web/fairness-docs/arara-verify.zip', 'PK')
  put('backoffice/index.html', '<!doctype html><title>desk</title>')
  put('secret.txt', 'secret')
  world = await createTestApp({
    environment: {
      WEB_DIR: join(root, 'web'),
      BACKOFFICE_DIR: join(root, 'backoffice'),
      CORS_ORIGINS: 'https://app.example.com',
      METRICS_TOKEN: 'a-token-for-the-metrics',
    },
  })
})
afterAll(async () => {
  await world.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })

test('every page of the app is its shell, for GET and HEAD, and is asked for again each time', async () => {
  for (const url of ['/', '/game', '/promotion/activity/recharge?x=1', '/index.html']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      shell,
      'no-cache',
    ])
    expect((await world.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  }
})

test('assets are for ever, compressed at build time, and those of the build before are still there', async () => {
  const packed = await get('/assets/a-1.js', { 'accept-encoding': 'br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('export const a = 1')
  expect((await get('/assets/a-0.js')).body).toBe('export const a = 0')
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
})

test('what is missing is 404 in the envelope, never the shell, and nothing outside is served', async () => {
  for (const url of [
    '/assets/none.js',
    '/api/none',
    '/provider/none',
    '/logo.png',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ]) {
    const answer = await get(url)
    expect(answer.statusCode, url).toBe(404)
    expect(answer.json().error).toBe('not_found')
  }
  const post = await world.app.inject({ method: 'POST', url: '/game' })
  expect(post.json().error).toBe('not_found')
})

test('documents about fairness are shown as text, compressed or not, and the packed verifier is a file to save', async () => {
  const url = '/fairness-docs/README.txt'
  const [plain, packed] = [await get(url), await get(url, { 'accept-encoding': 'br' })]
  for (const { headers } of [plain, packed]) expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(packed.headers['content-encoding']).toBe('br')
  expect([plain.body, brotliDecompressSync(packed.rawPayload).toString()]).toEqual(
    Array(2).fill('# Provably fair: ✓'),
  )
  expect((await get('/fairness-docs/arara-verify.zip')).headers['content-type']).toBe('application/zip')
  expect((await get('/fairness-docs/none.txt')).statusCode).toBe(404)
})

test('the back office has a shell of its own', async () => {
  for (const url of ['/backoffice/', '/backoffice/withdrawals'])
    expect((await get(url)).body).toContain('desk')
  expect((await get('/backoffice')).headers.location).toBe('/backoffice/')
})

test('inline styles of the shell are allowed by their hash alone', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain(cspHash('body{margin:0}'))
  expect(policy).not.toContain('unsafe')
})

test('files that pages are made of carry a short policy, not a page’s', async () => {
  const headers = (await get('/assets/a-1.js')).headers
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await get('/sw.js')).headers['content-security-policy']).toContain('script-src')
})

test('a page of an allowed origin may call, another gets no leave', async () => {
  const preflight = (origin: string) =>
    world.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login2',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  expect((await preflight('https://app.example.com')).headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example.com',
    'access-control-allow-credentials': 'true',
  })
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
})

test('long answers are compressed the way the caller reads, short ones are not', async () => {
  const url = '/api/auth/captcha'
  const post = (encoding: string) =>
    world.app.inject({ method: 'POST', url, headers: { 'accept-encoding': encoding } })
  const brotli = await post('gzip, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString()).status).toBe('success')
  const gzip = await post('gzip, br;q=0')
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString()).status).toBe('success')
  expect((await post('identity')).json().status).toBe('success')
  expect(
    (await get('/api/language/getList', { 'accept-encoding': 'br' })).headers['content-encoding'],
  ).toBeUndefined()
})

test('metrics are answered only to a holder of the token', async () => {
  expect((await get('/metrics')).statusCode).toBe(404)
  const answer = await get('/metrics', { authorization: 'Bearer a-token-for-the-metrics' })
  expect(answer.body).toContain('event_streams_open 0')
})

test('the app gets its configuration from /config.json', async () => {
  expect((await get('/config.json')).json()).toMatchObject({ apiBase: '', house: { licence: 'curacao' } })
})

test('security.txt names a contact and ends within a month (RFC 9116)', async () => {
  const named = await createTestApp({
    environment: {
      SECURITY_CONTACT: 'mailto:seguranca@arara.example',
      SITE_URL: 'https://www.arara.example',
    },
  })
  const answer = await named.app.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(fields.get('Contact')).toBe('mailto:seguranca@arara.example')
  expect(fields.get('Canonical')).toBe('https://www.arara.example/.well-known/security.txt')
  const days = (Date.parse(fields.get('Expires') ?? '') - named.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(28)
  expect(days).toBeLessThanOrEqual(30)
  await named.close()
  expect((await get('/.well-known/security.txt')).statusCode).toBe(404)
})
