import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../contract/endpoints.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(async () => {
  await world.close()
})

const served = Object.values(endpoints).filter(one => one.state === 'served')
const planned = Object.values(endpoints).filter(one => one.state === 'planned')
const pathOf = (path: string) => path.replace(':key', 'some-key-1234')

test.each(planned.map(one => [one.method, one.path] as const))(
  '%s %s, which is not built, says so',
  async (method, url) => {
    const answer = await world.app.inject({ method, url })
    expect(answer.statusCode).toBe(501)
    expect(answer.json()).toMatchObject({ status: 'error', code: 501, error: 'not_built' })
  },
)

test.each(served.filter(one => one.access !== 'anyone').map(one => [one.method, one.path] as const))(
  '%s %s wants a caller it knows',
  async (method, path) => {
    const answer = await world.app.inject({ method, url: pathOf(path) })
    if (answer.statusCode === 501) return
    expect(answer.json()).toMatchObject({ status: 'error', code: 401, error: 'unauthenticated' })
  },
)

test('malformed JSON, a wrong content type and a body of 1 MB are refused in the language asked for', async () => {
  const post = (payload: string, contentType: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/auth/login2?lang=en',
      headers: { 'content-type': contentType },
      payload,
    })
  expect((await post('{"name":', 'application/json')).json()).toMatchObject({
    code: 400,
    error: 'body_malformed',
    message: 'The message sent could not be read.',
  })
  expect((await post('name=x', 'application/x-www-form-urlencoded')).json()).toMatchObject({
    code: 415,
    error: 'content_type_unsupported',
  })
  expect(
    (await post(JSON.stringify({ name: 'x'.repeat(1_000_000) }), 'application/json')).json(),
  ).toMatchObject({
    code: 413,
    error: 'body_too_large',
  })
})

test('an unknown path is 404, a known one with another method 405 with what it allows', async () => {
  const unknown = await world.app.inject({ method: 'GET', url: '/api/nothing/here' })
  expect(unknown.json()).toMatchObject({ code: 404, error: 'not_found' })
  const wrong = await world.app.inject({ method: 'GET', url: '/api/auth/login2' })
  expect(wrong.json()).toMatchObject({ code: 405, error: 'method_not_allowed' })
  expect(wrong.headers.allow).toBe('POST')
})

test('health, readiness, metrics and the OpenAPI document answer', async () => {
  expect((await world.app.inject('/health')).json()).toEqual({ status: 'ok' })
  expect((await world.app.inject('/ready')).json()).toEqual({ status: 'ready' })
  expect((await world.app.inject('/metrics')).body).toContain('http_request_seconds')
  const document = (await world.app.inject('/api/docs/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const { path, method } of Object.values(endpoints)) {
    expect(document.paths[path.replace(':key', '{key}')]?.[method.toLowerCase()]).toBeDefined()
  }
  expect((await world.app.inject('/api/docs')).headers['content-type']).toContain('text/html')
})

test('every answer carries a request id and a policy without unsafe sources', async () => {
  const { headers } = await world.app.inject('/some/page')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['strict-transport-security']).toBeUndefined()
  const answer = await world.app.inject('/api/language/getList')
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('an address that cannot be read and a path too long are refused in the envelope too', async () => {
  for (const url of ['/api/%zz', '/%', `/api/calls/${'x'.repeat(500)}`]) {
    const answer = await world.app.inject({ method: 'GET', url })
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode, url).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ status: 'error', code: answer.statusCode })
  }
})
