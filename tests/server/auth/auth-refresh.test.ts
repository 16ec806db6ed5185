import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '../../support/outbound-messages.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { demoMember, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/*
 * "The same old refresh token repeats its successor without end: bound it (60 s and one use of the successor)."
 * docs/rules/accounts.md: "an answer lost on the way is no theft".
 */

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const cookieName = '__Host-arara-refresh'
const second = 1_000
const hour = 3_600_000

type Cookies = ReadonlyArray<{ readonly name: string; readonly value: string }>
const cookieOf = ({ cookies }: { readonly cookies: Cookies }) =>
  cookies.find(({ name }) => name === cookieName)?.value ?? ''

/** The first cookie of a member who is kept signed in. */
async function remembered({ name, password }: TestMember): Promise<string> {
  const payload = { name, password, remember: true }
  return cookieOf(await world.app.inject({ method: 'POST', url: '/api/auth/login2', payload }))
}

/** `attempt`: what the browser calls this try. */
async function refresh(cookie: string, attempt?: string) {
  const payload = attempt === undefined ? {} : { attempt }
  const cookies = { [cookieName]: cookie }
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth/refresh', payload, cookies })
  const { access_token: token, error } = answer.json()
  return { status: answer.statusCode, error, next: cookieOf(answer), bearer: `Bearer ${token}` }
}
const isSignedIn = async (authorization: string) =>
  (await world.app.inject({ method: 'POST', url: '/api/auth/me', headers: { authorization } })).statusCode ===
  200

test('a rotated token answers the same successor again for 60 seconds', async () => {
  const first = await remembered(await registerMember(world))
  const rotated = await refresh(first)
  world.clock.advance(55 * second)
  expect(await refresh(first)).toMatchObject({ status: 200, next: rotated.next })
})

test('a rotated token that comes after 60 seconds ends the family, no matter from where it came', async () => {
  const first = await remembered(await registerMember(world))
  const rotated = await refresh(first)
  expect(await isSignedIn(rotated.bearer)).toBe(true)
  world.clock.advance(61 * second)
  expect(await refresh(first)).toMatchObject({ status: 401, error: 'session_expired' })
  expect(await isSignedIn(rotated.bearer)).toBe(false)
  expect(await refresh(rotated.next)).toMatchObject({ status: 401, error: 'session_expired' })
})

test('a rotated token that comes after its successor was used ends the family, also within 60 seconds and by the same try', async () => {
  for (const attempt of [undefined, 'a try']) {
    const first = await remembered(await registerMember(world))
    const { next } = await refresh(first, attempt)
    const third = await refresh(next)
    expect(await isSignedIn(third.bearer)).toBe(true)
    expect(await refresh(first, attempt)).toMatchObject({ status: 401, error: 'session_expired' })
    expect(await isSignedIn(third.bearer)).toBe(false)
    expect((await refresh(third.next)).status).toBe(401)
  }
})

test.each([
  ['in a tunnel, asked again 90 seconds later', 90 * second],
  ['at night, asked again by an app that was opened 23 hours later', 23 * hour],
])('a phone whose answer was lost %s, stays signed in', async (_, lateMs) => {
  const first = await remembered(await registerMember(world))
  const lost = await refresh(first, 'a try')
  world.clock.advance(lateMs)
  const received = await refresh(first, 'a try')
  expect(received).toMatchObject({ status: 200, next: lost.next })
  expect(await isSignedIn(received.bearer)).toBe(true)
  expect((await refresh(received.next, 'the next try')).status).toBe(200)
})

test('a lost answer is given again for 24 hours and no longer', async () => {
  const first = await remembered(await registerMember(world))
  await refresh(first, 'a try')
  world.clock.advance(24 * hour + second)
  expect(await refresh(first, 'a try')).toMatchObject({ status: 401, error: 'session_expired' })
})

test('a copied cookie that was used first is found out when the phone itself comes, a minute later', async () => {
  const first = await remembered(await registerMember(world))
  const thief = await refresh(first, 'of the thief')
  world.clock.advance(61 * second)
  expect((await refresh(first, 'of the phone')).status).toBe(401)
  expect(await isSignedIn(thief.bearer)).toBe(false)
  expect((await refresh(thief.next)).status).toBe(401)
})

test('a name of a try that came with no rotation opens nothing later', async () => {
  const first = await remembered(await registerMember(world))
  await refresh(first)
  expect((await refresh(first, 'a name')).status).toBe(200)
  world.clock.advance(61 * second)
  expect((await refresh(first, 'a name')).status).toBe(401)
})

test('tabs that refresh at once get the same successor, and none is signed out', async () => {
  const first = await remembered(await registerMember(world))
  const answers = await Promise.all(['a', 'b', 'c', undefined].map(attempt => refresh(first, attempt)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ next }) => next)).size).toBe(1)
  expect(await isSignedIn(answers[0]?.bearer ?? '')).toBe(true)
})

test('a member whose session was ended by reuse hears of it by a notification, a letter and a line of their history, once', async () => {
  const { member, email } = await createSecurityCalls(world).withEmail()
  const first = await remembered(member)
  await refresh(first)
  world.clock.advance(61 * second)
  await refresh(first)
  await refresh(first)
  const reported = () => mailTo(world, email).filter(text => text.includes('usado de novo'))
  await expect.poll(() => reported().length, { timeout: 10_000 }).toBe(1)
  const read = async (url: string) => (await world.app.inject({ url, headers: member.headers })).json().data
  const news: { kind: string }[] = await read('/api/informationcenter/notification')
  expect(news.filter(({ kind }) => kind === 'token_reused')).toEqual([
    expect.objectContaining({ link: '/security-center/devices' }),
  ])
  const { history } = await read('/api/security/overview')
  expect(history.filter(({ kind }: { kind: string }) => kind === 'token_reused')).toHaveLength(1)
  const line = world
    .logged()
    .split('\n')
    .filter(text => text.includes('"refresh_reuse"') && text.includes(member.id))
  expect(line).toHaveLength(1)
  expect(line[0]).not.toContain(first)
})

test('a demo account whose cookie was used again is signed out, and nobody is written to', async () => {
  const payload = { remember: true }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const made = await world.app.inject({ method: 'POST', url: '/api/auth/demo', headers, payload })
  const first = cookieOf(made)
  await refresh(first)
  world.clock.advance(61 * second)
  expect((await refresh(first)).status).toBe(401)
  const { rows } = await sql`SELECT 1 FROM notification WHERE member_id = ${made.json().data.id}
    AND kind = 'token_reused'`.execute(world.deps.db)
  expect(rows).toEqual([])
})

test('nobody is kept signed in who did not ask for it: by password, registration or demo', async () => {
  const member = await registerMember(world)
  const { name, password } = member
  const plain = await world.app.inject({
    method: 'POST',
    url: '/api/auth/login2',
    payload: { name, password },
  })
  expect(cookieOf(plain)).toBe('')
  expect(member.cookies[cookieName] ?? '').toBe('')
  expect((await demoMember(world)).cookies[cookieName] ?? '').toBe('')
})
