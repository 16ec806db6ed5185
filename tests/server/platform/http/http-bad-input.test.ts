import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { refusals } from '../../../../contract/refusals.ts'
import {
  administratorHeaders,
  registerMember,
  type TestMember,
} from '../../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let world: TestApp
let member: TestMember
let administrator: () => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
  member = await registerMember(world)
  administrator = await administratorHeaders(world)
})
afterAll(async () => {
  await world.close()
})

const served = Object.values(endpoints).filter(one => one.state === 'served')
const writes = served.filter(one => one.method === 'POST')
const named = (list: readonly Endpoint[]) => list.map(one => [`${one.method} ${one.path}`, one] as const)

/** Signing out is walked with a session of its own each time, or every call after it would be refused for that alone. */
async function headersFor({ access, path }: Endpoint): Promise<Record<string, string>> {
  const isLeaving = path === endpoints.signOut.path || path === endpoints.administratorSignOut.path
  if (access === 'administrator') return (isLeaving ? await administratorHeaders(world) : administrator)()
  return { ...(isLeaving ? await registerMember(world) : member).keyed() }
}

async function call(endpoint: Endpoint, payload: string | Buffer | undefined, query = '') {
  const url = `${endpoint.path.replace(':key', 'some-key-1234')}${query}`
  const type = payload === undefined ? {} : { 'content-type': 'application/json' }
  const headers = { ...(await headersFor(endpoint)), ...type }
  return world.app.inject({
    method: endpoint.method,
    url,
    headers,
    ...(payload !== undefined && { payload }),
  })
}

/** A clear refusal, or a good answer where the input was harmless; never a failure of ours. */
function expectClear(answer: Awaited<ReturnType<typeof call>>): void {
  const body = answer.json()
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  expect(body.code).toBe(answer.statusCode)
  if (body.status === 'success') return
  expect(Object.keys(refusals)).toContain(body.error)
  expect(body.message.length).toBeGreaterThan(3)
}
const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const malformed = [
  '{',
  '{"a":1}}',
  'undefined',
  '\u0000',
  '{"a":NaN}',
  nested,
  Buffer.from('{"a":"\xff"}', 'latin1'),
]

describe.each(named(writes))('%s', (_name, endpoint) => {
  test('refuses what is no JSON', async () => {
    for (const payload of malformed) {
      expect((await call(endpoint, payload)).json()).toMatchObject({ code: 400, error: 'body_malformed' })
    }
  })

  test('refuses JSON that is no object, and fields it does not know', async () => {
    for (const payload of [
      'null',
      '[]',
      '7',
      '"text"',
      'true',
      '{"no_such_field":1}',
      '{"__proto__":{"a":1}}',
    ]) {
      expect((await call(endpoint, payload)).json()).toMatchObject({ code: 400, error: 'parameters_invalid' })
    }
  })

  test('survives nonsense in every field it knows', async () => {
    for (const field of fieldsOf(endpoint)) {
      for (const value of nonsense) expectClear(await call(endpoint, JSON.stringify({ [field]: value })))
    }
  })

  test('refuses a body that names another member', async () => {
    if (endpoint.access !== 'member' && endpoint.access !== 'real_member') return
    const answer = await call(endpoint, JSON.stringify({ member_id: randomUUID() }))
    expect(answer.json()).toMatchObject({ code: 403, error: 'member_mismatch' })
  })
})

test.each(named(served))('%s survives nonsense in its query', async (_name, endpoint) => {
  for (const query of [
    '?cursor=x',
    '?limit=-1',
    '?since=%F0%28',
    '?lang[]=a',
    '?a=%00',
    `?site=${'x'.repeat(5000)}`,
  ]) {
    expectClear(await call(endpoint, undefined, query))
  }
})

const nonsense: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(10_000),
  "'; DROP TABLE member; --",
  '../../etc/passwd',
  -1,
  1e308,
  0.1,
  true,
  [],
  {},
  { toString: 1 },
  ['__proto__'],
]

/** Names of the fields a body may have, of every branch where it has several. */
function fieldsOf(endpoint: Endpoint): string[] {
  const names = new Set<string>()
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null) {
      for (const name of Object.keys(schema.shape)) names.add(name)
    }
    if ('options' in schema && Array.isArray(schema.options)) {
      for (const option of schema.options) walk(option?._zod?.def)
    }
  }
  walk(endpoint.body._zod.def)
  return [...names].filter(name => name !== 'member_id')
}

test('every call with fields has them walked above', () => {
  expect(fieldsOf(endpoints.login)).toEqual(expect.arrayContaining(['name', 'password', 'captcha']))
  expect(fieldsOf(endpoints.saveAccount)).toEqual(expect.arrayContaining(['pix_key', 'branch']))
})

test('a body of 65 KB, a page of another origin and an unknown content type are refused', async () => {
  const large = await call(endpoints.login, JSON.stringify({ name: 'x'.repeat(65 * 1024) }))
  expect(large.json()).toMatchObject({ code: 413, error: 'body_too_large' })
  const foreign = await world.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { origin: 'https://evil.example', host: 'arara.example' },
  })
  expect(foreign.json()).toMatchObject({ code: 403, error: 'forbidden' })
  const own = await world.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { origin: 'https://arara.example', host: 'arara.example' },
  })
  expect(own.json().error).toBe('unauthenticated')
})

test('nothing that members sent stands in the log', async () => {
  const log = world.logged()
  for (const secret of [member.cpf, member.password, member.token, member.name, 'DROP TABLE']) {
    expect(log).not.toContain(secret)
  }
  expect(log).toContain('"route":"/api/auth/login2"')
})
