import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchFixtures, isPrivate } from '../../../server/features/sportsbook/fixtures/fetch-fixtures.ts'
import { makeCertificate } from '../../support/peers/make-certificate.ts'

const authority = makeCertificate('An authority')
const own = makeCertificate('localhost', authority)
const server = createServer({ cert: own.cert, key: own.keyPem }, (request, response) => {
  switch (request.url) {
    case '/rodada.csv':
      return response.end('id\nx')
    case '/api':
      return response.setHeader('content-type', 'application/json; charset=utf-8').end('{"matches":[]}')
    case '/away':
      return response.writeHead(302, { location: '/rodada.csv' }).end()
    case '/silent':
      return response.writeHead(200).flushHeaders()
    case '/large.csv':
      return response.end(Buffer.alloc(6 * 1024 * 1024, 'x'))
    default:
      return response.end('x')
  }
})
let base = ''
beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // As its certificate names it.
  const { port } = server.address() as AddressInfo
  base = `https://localhost:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const resolve: LookupFunction = (_name, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
const near = { resolve, isPrivate: () => false, ca: authority.cert, timeoutMs: 5_000 }

test('a file is read by its type or its name, and no other address is followed', async () => {
  expect(await fetchFixtures(`${base}/rodada.csv`, near)).toEqual({ text: 'id\nx', format: 'csv' })
  expect(await fetchFixtures(`${base}/api`, near)).toEqual({ text: '{"matches":[]}', format: 'json' })
  expect(await fetchFixtures(`${base}/away`, near)).toBe('not_found')
  expect(await fetchFixtures(`${base}/page`, near)).toBe('no_format')
})

test('what is too large, too slow or not HTTPS is given up', async () => {
  expect(await fetchFixtures(`${base}/large.csv`, near)).toBe('too_large')
  expect(await fetchFixtures(`${base}/silent`, { ...near, timeoutMs: 100 })).toBe('timeout')
  expect(await fetchFixtures(base.replace('https', 'http'), near)).toBe('not_https')
  expect(await fetchFixtures('https://user:secret@example.com/x.csv', near)).toBe('not_https')
  expect(await fetchFixtures('rodada.csv', near)).toBe('not_https')
})

test('this machine and its network are never asked, by name or by address', async () => {
  expect(await fetchFixtures(`${base}/rodada.csv`, { ...near, isPrivate })).toBe('private_address')
  for (const host of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '[::1]', '[::ffff:10.0.0.1]', '[fd00::1]'])
    expect(await fetchFixtures(`https://${host}/x.csv`)).toBe('private_address')
  expect(isPrivate('192.168.1.1')).toBe(true)
  expect(isPrivate('200.160.2.3')).toBe(false)
  expect(isPrivate('2804:14c::1')).toBe(false)
  expect(isPrivate('localhost')).toBe(true)
})
