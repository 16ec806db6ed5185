import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describePlace, networkOf } from '../../../server/features/auth/registration/place-rules.ts'
import { awaitMail, mailTo } from '../../support/outbound-messages.ts'
import { createSecurityCalls, sessionOf } from '../../support/people/security-member.ts'
import { demoMember, registerMember, registration } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* List of devices and sessions with revocation, sign-in alerts. */

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
})
afterAll(() => world.close())

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const sessionsOf = async (member: Parameters<typeof security.call>[0]) => {
  const { body } = await security.call(member, '/api/security/overview')
  return JSON.parse(JSON.stringify(body.data)).sessions
}

test('a member sees every open session, its device by name, its place no finer than it is kept', async () => {
  const member = await registerMember(world)
  await security.signIn(member, { password: member.password }, {}, { 'user-agent': phone })
  const sessions = await sessionsOf(member)
  expect(sessions).toHaveLength(2)
  const own = sessions.find((row: { is_current: boolean }) => row.is_current)
  const other = sessions.find((row: { is_current: boolean }) => !row.is_current)
  expect(own).toMatchObject({ method: 'registration', network: '127.0.0.*' })
  expect(other).toMatchObject({ browser: 'Chrome', system: 'Android', method: 'password', remembered: false })
})

test('a sign-in that is tried again after its answer was lost is one session and one entry of the history', async () => {
  const member = await registerMember(world)
  const tryIt = (attempt: string) =>
    security.signIn(
      member,
      { password: member.password, remember: true, attempt },
      {},
      { 'user-agent': phone },
    )
  const lost = await tryIt('the first')
  const received = await tryIt('the first')
  expect(await sessionsOf(sessionOf(received))).toHaveLength(2)
  const { body } = await security.call(member, '/api/security/overview')
  const kinds = JSON.parse(JSON.stringify(body.data)).history.map((row: { kind: string }) => row.kind)
  expect(kinds).toEqual(['signed_in_new_device', 'signed_in'])
  // Nobody holds what went out with the lost answer.
  expect((await security.open('/api/auth/refresh', {}, lost.cookies)).status).toBe(401)
  expect((await security.open('/api/auth/refresh', {}, received.cookies)).status).toBe(200)

  expect(await sessionsOf(sessionOf(await tryIt('the second')))).toHaveLength(3)
  await security.call(sessionOf(received), '/api/auth/logout')
  expect(await sessionsOf(sessionOf(await tryIt('the first')))).toHaveLength(3)
})

test('a registration that is sent again after its answer was lost is one session', async () => {
  const body = await registration(world)
  const key = randomUUID()
  await security.open('/api/auth/register2', body, {}, { 'idempotency-key': key })
  const received = await security.open('/api/auth/register2', body, {}, { 'idempotency-key': key })
  expect(await sessionsOf(sessionOf(received))).toHaveLength(1)
})

test('a place is named without what would find a household', () => {
  expect(networkOf('177.45.12.201')).toBe('177.45.12.*')
  expect(networkOf('::ffff:177.45.12.201')).toBe('177.45.12.*')
  expect(networkOf('2804:14d:5c32:1::1')).toBe('2804:14d:5c32:*')
  expect(networkOf('unknown')).toBe('')
  expect(describePlace(undefined, '10.0.0.1')).toEqual({ browser: '', system: '', network: '10.0.0.*' })
})

test('a new device is reported by a notification and an e-mail; the same device again is not', async () => {
  const { member, email } = await security.withEmail()
  const first = await security.signIn(member, { password: member.password }, {}, { 'user-agent': phone })
  expect(await awaitMail(world, email)).toContain('Chrome Android')
  const news = await world.app.inject({ url: '/api/informationcenter/notification', headers: member.headers })
  expect(news.json().data[0]).toMatchObject({ kind: 'new_device', details: { system: 'Android' } })
  await security.signIn(member, { password: member.password }, first.cookies, { 'user-agent': phone })
  const { body } = await security.call(member, '/api/security/overview')
  const kinds = JSON.parse(JSON.stringify(body.data)).history.map((row: { kind: string }) => row.kind)
  expect(kinds).toEqual(['signed_in', 'signed_in_new_device', 'signed_in'])
  expect(mailTo(world, email)).toHaveLength(1)
})

test('a member ends one session, or all others, and they are over at once', async () => {
  const member = await registerMember(world)
  const [one, two] = [1, 2].map(() => security.signIn(member, { password: member.password, remember: true }))
  const [first, second] = [await one, await two]
  if (first === undefined || second === undefined) throw new Error('no sessions')
  const ids = (await sessionsOf(sessionOf(first))).map((row: { id: string; is_current: boolean }) => row)
  const own = ids.find((row: { is_current: boolean }) => row.is_current).id
  expect((await security.call(member, '/api/security/sessions/end', { id: own })).body).toMatchObject({
    ended: 1,
  })
  expect((await security.call(sessionOf(first), '/api/auth/me')).body.error).toBe('session_expired')
  expect((await security.open('/api/auth/refresh', {}, first.cookies)).status).toBe(401)
  expect((await security.call(member, '/api/security/sessions/end', {})).body).toMatchObject({ ended: 1 })
  expect((await security.call(sessionOf(second), '/api/auth/me')).body.error).toBe('session_expired')
  expect(await sessionsOf(member)).toHaveLength(1)
})

test('nobody ends a session of somebody else', async () => {
  const [member, stranger] = [await registerMember(world), await registerMember(world)]
  const [row] = await sessionsOf(member)
  expect((await security.call(stranger, '/api/security/sessions/end', { id: row.id })).body.error).toBe(
    'not_found',
  )
  expect((await security.call(stranger, '/api/security/sessions/end', { id: randomUUID() })).status).toBe(404)
  expect((await security.call(member, '/api/auth/me')).status).toBe(200)
})

test('a demo account has no security centre: nothing is known of it', async () => {
  const member = await demoMember(world)
  expect((await security.call(member, '/api/security/overview')).body.error).toBe('demo_not_allowed')
})
