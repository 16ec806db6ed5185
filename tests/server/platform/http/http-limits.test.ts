import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { observe } from '../../../../server/platform/http/observe.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp({ environment: { ARARA_TEST: '0', TRUSTED_PROXIES: '1' } })
})
afterAll(async () => {
  await world.close()
})

const from = (address: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/admin/enrolment',
    headers: { 'x-forwarded-for': address },
    payload: { token: 'a guess at a link' },
  })

test('a caller that guesses too fast waits, and learns how long; others do not', async () => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    expect((await from('203.0.113.7')).statusCode).not.toBe(429)
  }
  const answer = await from('203.0.113.7')
  expect(answer.json()).toMatchObject({ status: 'error', code: 429, error: 'too_many_requests' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(answer.json().details.seconds).toBe(Number(answer.headers['retry-after']))
  expect((await from('203.0.113.8')).statusCode).not.toBe(429)
})

test('an address is believed only from the proxies that are trusted', async () => {
  const forged = await from('203.0.113.9, 203.0.113.7')
  expect(forged.json().error).toBe('too_many_requests')
})

test('without the test flag there is no fixed captcha answer', async () => {
  const { key } = (await world.app.inject({ method: 'POST', url: '/api/auth/captcha' })).json()
  const guess = (more: object) =>
    world.app.inject({
      method: 'POST',
      url: '/api/auth/login2',
      payload: { name: 'nobody.here', password: 'x', ...more },
    })
  for (let attempt = 0; attempt < 3; attempt += 1) await guess({})
  const answer = await guess({ key, captcha: '00000', proof: '0' })
  expect(answer.json()).toMatchObject({ code: 422, error: 'captcha_invalid' })
})

test.each([
  ['/api/docs', '203.0.113.50'],
  ['/api/docs/openapi.json', '203.0.113.51'],
  ['/provider/v1/openapi.json', '203.0.113.52'],
])('the document %s is within the limits of an address', async (url, address) => {
  const ask = () => world.app.inject({ url, method: 'HEAD', headers: { 'x-forwarded-for': address } })
  const hundred = () => Promise.all(Array.from({ length: 100 }, ask))
  let asked = 0
  // A minute gives room for 1,200: a machine that is slower than that is asked on.
  for (let isRefused = false; !isRefused && asked < 12_000; asked += 100)
    isRefused = (await hundred()).some(({ statusCode }) => statusCode === 429)
  expect(asked).toBeGreaterThan(1_200)
  expect(asked).toBeLessThan(12_000)
})

test('a crowd that asks whether the server is ready asks the database once', async () => {
  const pings: unknown[] = []
  const app = Fastify()
  observe(app, { metricsToken: undefined, isStopping: () => false, ping: async () => void pings.push(1) })
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/ready')))
  expect(answers.every(answer => answer.statusCode === 200)).toBe(true)
  expect(pings).toHaveLength(1)
  await app.close()
})
