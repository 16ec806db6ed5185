import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { createAdminListener } from '../../../server/platform/http/admin-listener.ts'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/*
 * "The back office can listen on its own host and port (BACKOFFICE_HOST, BACKOFFICE_PORT, BACKOFFICE_ALLOW as a CIDR list)
 * with a passkey relying-party id of its own; then it is not served on the players' origin."
 */

const root = mkdtempSync(join(tmpdir(), 'arara-desk-'))
const put = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
put('web/index.html', '<!doctype html><title>players</title>')
put('web/assets/a-1.js', 'export const a = 1')
put('web/fonts/f.woff2', 'font')
put('backoffice/index.html', '<!doctype html><title>desk</title>')
put('backoffice/assets/d-1.js', 'export const d = 1')
afterAll(() => rmSync(root, { recursive: true }))

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

function ask(
  port: number,
  path: string,
  { body, ...more }: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // `path` goes out as it is written: a URL would be tidied first.
    const asked = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...more }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', part => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The server at two real listeners; the world's own app only lends its database. */
async function openTwo(world: TestApp, environment: Record<string, string> = {}) {
  const outcome = readConfig({
    DATABASE_URL: world.database.appUrl,
    APP_SECRET: world.deps.config.appSecret,
    ARARA_TEST: '1',
    WEB_DIR: join(root, 'web'),
    BACKOFFICE_DIR: join(root, 'backoffice'),
    DATA_DIR: world.deps.config.dataDir,
    BACKOFFICE_PORT: '8081',
    CORS_ORIGINS: 'https://app.example.com',
    FRAME_ORIGINS: 'https://games.example.com',
    API_BASE: 'https://api.example.com',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  if (!outcome.ok) throw new Error(outcome.mistakes.join('\n'))
  const { place } = outcome.config.backoffice
  if (place === undefined) throw new Error('The back office has no place')
  const admin = createAdminListener({ ...place, port: 0 })
  const app = await createApp({ ...world.deps, config: outcome.config }, admin)
  await app.ready()
  const adminPort = (await admin.listen()).port
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address() as AddressInfo
  return { app, desk: adminPort, players: address.port }
}

let world: TestApp
let two: Awaited<ReturnType<typeof openTwo>>
beforeAll(async () => {
  world = await createTestApp()
  two = await openTwo(world)
})
afterAll(async () => {
  await two.app.close()
  await world.close()
})

const html = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

describe('a back office with a port of its own', () => {
  test.each([
    '/backoffice',
    '/backoffice/',
    '/backoffice/withdrawals',
    '/backoffice/index.html',
    '/backoffice/assets/d-1.js',
    '/BackOffice/',
    '/%62ackoffice/',
    '//backoffice/',
    '/x/../backoffice/',
    '/api/admin/audit',
    '/%61pi/admin/audit',
    '/api/%61dmin/audit',
    '/API/ADMIN/audit',
  ])('is not served at the players’ listener: %s', async path => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await ask(two.players, path, { method })
      expect([method, answer.status]).toEqual([method, 404])
      expect(answer.text).not.toContain('desk')
    }
    const opened = await ask(two.players, path, { headers: html })
    // A person who writes an address untidily is led to the page it means, which is not there either.
    const landed =
      opened.status === 307
        ? await ask(two.players, String(opened.headers.location), { headers: html })
        : opened
    expect(landed.status).toBe(404)
    expect(landed.text).not.toContain('<title>desk')
  })

  test('serves no page, file or call of the players at its own listener', async () => {
    for (const path of [
      '/game',
      '/index.html',
      '/assets/a-1.js',
      '/api/gameslist',
      '/provider/v1/openapi.json',
      '/metrics',
      '/api/docs',
      '/nothing',
      '/events',
    ])
      expect([path, (await ask(two.desk, path)).status]).toEqual([path, 404])
    const login = await ask(two.desk, '/api/auth/login', { method: 'POST', body: '{}' })
    expect(login.status).toBe(404)
    expect((await ask(two.desk, '/game', { headers: html })).text).toContain('não existe')
  })

  test('opens with its own pages, what they need, and a policy of its own', async () => {
    const start = await ask(two.desk, '/', { headers: html })
    expect([start.status, start.headers.location]).toEqual([307, '/backoffice/'])
    for (const path of [
      '/backoffice/',
      '/backoffice/withdrawals',
      '/backoffice/assets/d-1.js',
      '/fonts/f.woff2',
    ])
      expect([path, (await ask(two.desk, path)).status]).toEqual([path, 200])
    const page = await ask(two.desk, '/backoffice/', { headers: html })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("frame-src 'none'")
    expect(policy).toContain("connect-src 'self';")
    const ofPlayers = await ask(two.players, '/', { headers: html })
    expect(String(ofPlayers.headers['content-security-policy'])).toContain(
      'frame-src https://games.example.com',
    )
    // Its calls go to its own host, wherever the players' go.
    expect(JSON.parse((await ask(two.desk, '/config.json')).text)).toMatchObject({ apiBase: '' })
    expect(JSON.parse((await ask(two.players, '/config.json')).text)).toMatchObject({
      apiBase: 'https://api.example.com',
    })
  })

  test('answers its calls there, to its own page and to no other, whichever the players’ are called from', async () => {
    const { bearer } = await newAdministrator(world, 'Olga')
    const call = (port: number, origin?: string) =>
      ask(port, '/api/admin/administrators', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          ...(origin !== undefined && { origin }),
        },
        body: '{}',
      })
    expect((await call(two.desk)).status).toBe(200)
    expect((await call(two.desk, `http://127.0.0.1:${two.desk}`)).status).toBe(200)
    expect((await call(two.desk, 'https://app.example.com')).status).toBe(403)
    expect((await call(two.players)).status).toBe(404)
    const asked = await ask(two.desk, '/api/admin/administrators', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example.com', 'access-control-request-method': 'POST' },
    })
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('is well where the server is well, and stops with it: what is under way is answered, both doors close', async () => {
    const own = await openTwo(world)
    for (const port of [own.desk, own.players]) expect((await ask(port, '/ready')).status).toBe(200)
    // Half a request, sent before the stop and ended after it.
    const { bearer } = await newAdministrator(world, 'Otto')
    const underWay = new Promise<number>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'content-length': 2,
      }
      const options = {
        host: '127.0.0.1',
        port: own.desk,
        path: '/api/admin/administrators',
        method: 'POST',
        headers,
      }
      const asked = httpRequest(options, answer => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
      asked.on('error', reject)
      asked.write('{')
      void delay(200).then(() => asked.end('}'))
    })
    await delay(100)
    const closed = own.app.close()
    expect(await underWay).toBe(200)
    await closed
    for (const port of [own.desk, own.players])
      await expect(ask(port, '/ready')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
  })
})

describe('BACKOFFICE_ALLOW', () => {
  test('hides the back office from addresses that it does not name, and not its probes', async () => {
    const own = await openTwo(world, { BACKOFFICE_ALLOW: '10.0.0.0/8 2001:db8::/32' })
    for (const path of ['/backoffice/', '/api/admin/audit', '/', '/config.json', '/fonts/f.woff2'])
      expect([path, (await ask(own.desk, path)).status]).toEqual([path, 404])
    for (const path of ['/health', '/ready']) expect((await ask(own.desk, path)).status).toBe(200)
    expect((await ask(own.players, '/')).status).toBe(200)
    await own.app.close()
  })

  test('believes a proxy only where one stands in front of that listener', async () => {
    const allow = { BACKOFFICE_ALLOW: '203.0.113.0/24', TRUSTED_PROXIES: '1' }
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
    const direct = await openTwo(world, allow)
    expect((await ask(direct.desk, '/backoffice/', from('203.0.113.9'))).status).toBe(404)
    await direct.app.close()
    const behind = await openTwo(world, { ...allow, BACKOFFICE_TRUSTED_PROXIES: '1' })
    const status = async (forwarded: string) =>
      (await ask(behind.desk, '/backoffice/', from(forwarded))).status
    expect(await status('203.0.113.9')).toBe(200)
    // What the caller claims stands before what the proxy saw.
    expect(await status('203.0.113.9, 198.51.100.7')).toBe(404)
    expect(await status('198.51.100.7, 203.0.113.9')).toBe(200)
    await behind.app.close()
  })

  test('holds beside the players’ pages, too, where the back office has no port of its own', async () => {
    const shared = await createTestApp({
      database: world.database,
      environment: {
        WEB_DIR: join(root, 'web'),
        BACKOFFICE_DIR: join(root, 'backoffice'),
        BACKOFFICE_ALLOW: '10.0.0.0/8',
      },
    })
    const get = async (url: string, remoteAddress: string) =>
      (await shared.app.inject({ url, remoteAddress })).statusCode
    expect(await get('/backoffice/', '10.1.2.3')).toBe(200)
    expect(await get('/backoffice/', '::ffff:10.1.2.3')).toBe(200)
    expect(await get('/backoffice/', '192.0.2.1')).toBe(404)
    expect(await get('/api/admin/audit', '192.0.2.1')).toBe(404)
    expect(await get('/%62ackoffice/', '192.0.2.1')).toBe(404)
    expect(await get('/', '192.0.2.1')).toBe(200)
    await shared.close()
  })
})
