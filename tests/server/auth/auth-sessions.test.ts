import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* docs/rules/accounts.md: "The bearer token lives 30 minutes […] and renews itself while it is used […], 12 hours at most." */

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(async () => {
  await world.close()
})

const cookieName = '__Host-arara-refresh'
const minute = 60_000

function post(url: string, payload: object = {}, headers: Record<string, string> = {}, cookie?: string) {
  const cookies = cookie === undefined ? {} : { cookies: { [cookieName]: cookie } }
  return world.app.inject({ method: 'POST', url, payload, headers, ...cookies })
}
const me = (headers: Readonly<Record<string, string>>) => post('/api/auth/me', {}, { ...headers })
const cookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
  answer.cookies.find(({ name }) => name === cookieName)?.value ?? ''
const remembered = (member: TestMember) =>
  post('/api/auth/login2', { name: member.name, password: member.password, remember: true })

test('a member signs in by name, phone or e-mail, and only with their password', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const phone = '(21) 98765-4321'
  const { name, password, id } = await registerMember(world, { email, phone })
  for (const account of [{ name: name.toUpperCase() }, { phone: '+5521987654321' }, { email }]) {
    expect((await post('/api/auth/login2', { ...account, password })).json().data.id).toBe(id)
  }
  expect((await post('/api/auth/login2', { name, password: 'errada' })).json()).toMatchObject({
    code: 401,
    error: 'credentials_invalid',
  })
  expect((await post('/api/auth/login2', { name, email, password })).json().error).toBe('parameters_invalid')
})

test('after three failures a captcha is wanted, for accounts that exist and those that do not alike', async () => {
  const { name, password } = await registerMember(world)
  for (const account of [name, 'nobody.at.all']) {
    for (const attempt of [1, 2, 3]) {
      const answer = await post('/api/auth/login2', { name: account, password: `errada ${attempt}` })
      expect(answer.json().error).toBe('credentials_invalid')
    }
    const fourth = await post('/api/auth/login2', { name: account, password: 'errada' })
    expect(fourth.json()).toMatchObject({ code: 422, error: 'captcha_required' })
  }
  const { key } = (await post('/api/auth/captcha')).json()
  const solved = { key, captcha: '00000', proof: '0' }
  expect((await post('/api/auth/login2', { name, password, ...solved })).statusCode).toBe(200)
  expect((await post('/api/auth/login2', { name, password })).statusCode).toBe(200)
})

test('a bearer lives thirty minutes and renews itself for twelve hours', async () => {
  const member = await registerMember(world)
  world.clock.advance(29 * minute)
  const renewed = (await post('/api/auth/renew', {}, { ...member.headers })).json()
  world.clock.advance(2 * minute)
  expect((await me(member.headers)).json()).toMatchObject({ code: 401, error: 'session_expired' })
  let bearer = { authorization: `Bearer ${renewed.access_token}` }
  expect((await me(bearer)).statusCode).toBe(200)
  for (let spent = 31; spent < 12 * 60 - 25; spent += 25) {
    world.clock.advance(25 * minute)
    bearer = { authorization: `Bearer ${(await post('/api/auth/renew', {}, bearer)).json().access_token}` }
  }
  world.clock.advance(25 * minute)
  expect((await post('/api/auth/renew', {}, bearer)).json()).toMatchObject({
    code: 401,
    error: 'session_expired',
  })
})

test('a member is spoken and written to in the language they last asked in', async () => {
  const member = await registerMember(world)
  const ask = async (lang: string) =>
    (await post(`/api/auth/me?lang=${lang}`, {}, member.headers)).json().data
  expect(await ask('zh_cn')).toMatchObject({ lang: 'zh_cn', level_name: '新手' })
  const stored = await sql<{ lang: string }>`SELECT lang FROM member WHERE id = ${member.id}`.execute(
    world.deps.db,
  )
  expect(stored.rows).toEqual([{ lang: 'zh_cn' }])
  expect(await ask('pt')).toMatchObject({ lang: 'pt', level_name: 'Novato' })
})

test('a token that was changed, or signed by another secret, opens nothing', async () => {
  const member = await registerMember(world)
  const [body = '', mac = ''] = member.token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify([...claims.slice(0, 3), claims[3] + 9999])).toString('base64url')
  for (const token of [
    `${forged}.${mac}`,
    `${body}.${mac.slice(1)}A`,
    `${body}.`,
    'x',
    `${member.token}.x`,
  ]) {
    expect((await me({ authorization: `Bearer ${token}` })).json().error).toBe('unauthenticated')
  }
})

test('"keep me signed in" gives a cookie that only this host, over https or loopback, ever sees', async () => {
  const member = await registerMember(world)
  const header = String((await remembered(member)).headers['set-cookie'])
  for (const part of [`${cookieName}=`, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=']) {
    expect(header).toContain(part)
  }
  expect(header).not.toContain('Domain')
  const plain = await post('/api/auth/login2', { name: member.name, password: member.password })
  expect(cookieOf(plain)).toBe('')
})

test('a cookie of another member than the tab expects is left alone', async () => {
  const member = await registerMember(world)
  const cookie = cookieOf(await remembered(member))
  const answer = await post('/api/auth/refresh', { expected: randomUUID() }, {}, cookie)
  expect(answer.json()).toMatchObject({ code: 409, error: 'other_member' })
  expect((await post('/api/auth/refresh', { expected: member.id }, {}, cookie)).statusCode).toBe(200)
})

test('signing out ends the bearer and the cookie at once', async () => {
  const member = await registerMember(world)
  const signedIn = await remembered(member)
  const bearer = { authorization: `Bearer ${signedIn.json().access_token}` }
  const out = await post('/api/auth/logout', {}, bearer, cookieOf(signedIn))
  expect(out.statusCode).toBe(200)
  expect(String(out.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970')
  expect((await me(bearer)).json().error).toBe('session_expired')
  expect((await post('/api/auth/refresh', {}, {}, cookieOf(signedIn))).statusCode).toBe(401)
  expect((await me(member.headers)).statusCode).toBe(200)
})

test('signing out in one tab leaves alone the cookie of another member who signed in in another', async () => {
  const [member, other] = [await registerMember(world), await registerMember(world)]
  const signedIn = await remembered(member)
  const cookie = cookieOf(await remembered(other))
  const bearer = { authorization: `Bearer ${signedIn.json().access_token}` }
  const out = await post('/api/auth/logout', {}, bearer, cookie)
  expect(out.statusCode).toBe(200)
  expect(out.headers['set-cookie']).toBeUndefined()
  expect((await me(bearer)).json().error).toBe('session_expired')
  expect((await post('/api/auth/refresh', {}, {}, cookieOf(signedIn))).statusCode).toBe(401)
  expect((await post('/api/auth/refresh', { expected: other.id }, {}, cookie)).statusCode).toBe(200)
})

test('a member forced offline is out on every device, here and in every other process', async () => {
  const other = await createTestApp({ database: world.database })
  const member = await registerMember(world)
  const signedIn = await remembered(member)
  const admin = await administratorHeaders(world)
  const body = { id: member.id, reason: 'conta compartilhada' }
  expect((await post('/api/admin/members/force-offline', body, admin())).statusCode).toBe(200)
  expect((await me(member.headers)).json()).toMatchObject({
    code: 401,
    error: 'force_offline',
    force_offline: true,
  })
  const refreshed = await post('/api/auth/refresh', {}, {}, cookieOf(signedIn))
  expect(refreshed.json()).toMatchObject({ error: 'force_offline', force_offline: true })
  const elsewhere = () =>
    other.app.inject({ method: 'POST', url: '/api/auth/me', headers: member.headers, payload: {} })
  await expect.poll(async () => (await elsewhere()).json().error).toBe('force_offline')
  const late = await createTestApp({ database: world.database })
  const afterStart = await late.app.inject({ method: 'POST', url: '/api/auth/me', headers: member.headers })
  expect(afterStart.json().error).toBe('force_offline')
  await Promise.all([other.close(), late.close()])
})

test('a body or query that names another member is refused, one that names its own is not', async () => {
  const member = await registerMember(world)
  const wrong = await post('/api/auth/me', { member_id: randomUUID() }, { ...member.headers })
  expect(wrong.json()).toMatchObject({ code: 403, error: 'member_mismatch' })
  const inQuery = await post(`/api/auth/me?member_id=${randomUUID()}`, {}, { ...member.headers })
  expect(inQuery.json().error).toBe('member_mismatch')
  expect((await post('/api/auth/me', { member_id: member.id }, { ...member.headers })).statusCode).toBe(200)
})

test('the drawn code stands nowhere as text, and nothing else of the answer tells it', async () => {
  const answer = (await post('/api/auth/captcha?lang=pt')).json()
  expect(Object.keys(answer).toSorted()).toEqual(['challenge', 'code', 'img', 'key', 'message', 'status'])
  expect(answer.img).toMatch(/^data:image\/svg\+xml;base64,/)
  const svg = Buffer.from(answer.img.split(',')[1], 'base64').toString()
  expect(svg).not.toContain('<text')
  expect(answer.challenge).toMatchObject({ bits: 16 })
})
