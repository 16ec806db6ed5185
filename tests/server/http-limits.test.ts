import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp({ environment: { ARARA_TEST: '0', TRUSTED_PROXIES: '1' } })
})
afterAll(async () => {
  await world.close()
})

const from = (address: string, url = '/api/auth/login2') =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': address },
    payload: { name: 'nobody.here', password: 'x' },
  })

test('whoever guesses too fast waits, and is told how long; others do not', async () => {
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
  for (let attempt = 0; attempt < 3; attempt += 1) await from('198.51.100.2')
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/login2',
    headers: { 'x-forwarded-for': '198.51.100.2' },
    payload: { name: 'nobody.here', password: 'x', key, captcha: '00000', proof: '0' },
  })
  expect(answer.json()).toMatchObject({ code: 422, error: 'captcha_invalid' })
})
