import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMember, registerMember, registration } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* docs/rules/accounts.md: "CPF: check digits verified, one account per CPF. Under 18 by birth date: refused." */

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(async () => {
  await world.close()
})

async function register(changes: Record<string, unknown> = {}, key = randomUUID(), lang = 'en') {
  const payload = await registration(world, changes)
  return send(payload, key, lang)
}
const send = (payload: object, key = randomUUID(), lang = 'en') =>
  world.app.inject({
    method: 'POST',
    url: `/api/auth/register2?lang=${lang}`,
    headers: { 'idempotency-key': key },
    payload,
  })
const members = async () => {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM member`.execute(world.deps.db)
  return rows[0]?.count
}

test('a registration makes a member with an empty BRL wallet and an invitation code, and signs in', async () => {
  const answer = await register()
  expect(answer.statusCode).toBe(200)
  const body = answer.json()
  expect(body).toMatchObject({ status: 'success', code: 200, token_type: 'Bearer', expires_in: 1800 })
  expect(body.data).toMatchObject({ money: '0.00', is_demo: false, status: 'active', bridge_password: null })
  expect(body.data.invite_code).toMatch(/^[A-Z2-9]{8}$/)
  const headers = { authorization: `Bearer ${body.access_token}` }
  const me = await world.app.inject({ method: 'POST', url: '/api/auth/me', headers })
  expect(me.json().data.id).toBe(body.data.id)
})

test('documents are stored encrypted and travel masked', async () => {
  const member = await registerMember(world, { realname: 'Zulmira Quaresma', email: 'zulmira@example.com' })
  const { rows } = await sql<{
    row: string
  }>`SELECT member::text AS row FROM member WHERE id = ${member.id}`.execute(world.deps.db)
  const stored = rows[0]?.row ?? ''
  for (const secret of [member.cpf, 'Quaresma', 'zulmira@example.com']) {
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
    expect(stored).not.toContain(secret)
  }
  const me = await world.app.inject({ method: 'POST', url: '/api/auth/me', headers: member.headers })
  expect(me.body).not.toContain(member.cpf)
  expect(me.json().data).toMatchObject({ realname: 'Zulmira Q****', email: 'z***@example.com' })
  expect(world.logged()).not.toContain(member.cpf)
})

test.each([
  ['wrong CPF digits', { cpf: '11111111112' }, 'cpf', 'cpf_invalid'],
  ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name', 'name_invalid'],
  ['a phone of no area code', { phone: '12345' }, 'phone', 'phone_invalid'],
  ['a first name alone', { realname: 'Maria' }, 'realname', 'name_invalid'],
  ['a short password', { password: 'abc', password_confirmation: 'abc' }, 'password', 'password_too_short'],
  [
    'two different passwords',
    { password_confirmation: 'outra senha' },
    'password_confirmation',
    'password_mismatch',
  ],
  ['a 30th of February', { birth_date: '1990-02-30' }, 'birth_date', 'birth_date_invalid'],
  ['terms not accepted', { accept_terms: false }, 'accept_terms', 'terms_required'],
  ['no word about age', { over_18: undefined }, 'over_18', 'required'],
  ['an unknown field', { is_admin: true }, 'is_admin', 'unknown_field'],
  ['a number for a name', { name: 7 }, 'name', 'invalid'],
  ['no name', { name: undefined }, 'name', 'required'],
])('%s is refused at its field, in words and in sentences', async (_what, changes, field, word) => {
  const before = await members()
  const answer = await register(changes)
  expect(answer.json()).toMatchObject({ status: 'error', code: 400, error: 'parameters_invalid' })
  expect(answer.json().words[field]).toEqual([word])
  expect(answer.json().errors[field][0]).toMatch(/[.?]$/)
  expect(await members()).toBe(before)
})

test('somebody who turns 18 tomorrow is refused, somebody who turned 18 today is not', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(world.clock.now())
  const eighteen = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
  const tomorrow = new Date(new Date(`${eighteen}T12:00:00Z`).getTime() + 86_400_000)
    .toISOString()
    .slice(0, 10)
  expect((await register({ birth_date: tomorrow })).json()).toMatchObject({ code: 422, error: 'under_age' })
  expect((await register({ birth_date: eighteen })).statusCode).toBe(200)
})

test('a name that is taken is refused, and what the attempt claimed is free again', async () => {
  const first = await registration(world)
  expect((await send(first)).statusCode).toBe(200)
  const fresh = await registration(world)
  expect((await send({ ...fresh, name: first.name })).json()).toMatchObject({
    code: 409,
    error: 'name_taken',
  })
  expect((await send({ ...fresh, key: (await registration(world)).key })).statusCode).toBe(200)
})

test('an invitation code must be somebody’s', async () => {
  expect((await register({ invite_code: 'NOBODY22' })).json()).toMatchObject({
    code: 422,
    error: 'inviter_unknown',
  })
  const inviter = await registerMember(world)
  const answer = await register({ invite_code: inviter.inviteCode.toLowerCase() })
  expect(answer.json().data).toMatchObject({ top_id: inviter.id, agent_id: inviter.id })
})

test('common passwords are refused', async () => {
  for (const password of ['123456', 'Flamengo', 'aaaaaaaa', '98765432']) {
    const answer = await register({ password, password_confirmation: password })
    expect(answer.json()).toMatchObject({ code: 422, error: 'password_common' })
  }
})

test('a wrong captcha, a used one and one without its work are refused', async () => {
  expect((await register({ captcha: 'WRONG' })).json()).toMatchObject({ code: 422, error: 'captcha_invalid' })
  expect((await register({ proof: '12345' })).json()).toMatchObject({
    code: 422,
    error: 'proof_of_work_invalid',
  })
  const body = await registration(world)
  expect((await send({ ...body, captcha: 'WRONG' })).json()).toMatchObject({ error: 'captcha_invalid' })
  expect((await send(body)).json()).toMatchObject({ error: 'captcha_invalid' })
})

test('refusals speak the language of the request', async () => {
  const attempt = await registration(world, { cpf: '12345678900' })
  expect((await send(attempt, randomUUID(), 'pt')).json().errors.cpf).toEqual(['Este CPF não é válido.'])
  expect((await send(attempt, randomUUID(), 'zh_cn')).json().errors.cpf).toEqual(['该 CPF 无效。'])
  expect((await send(attempt, randomUUID(), 'xx')).json().errors.cpf).toEqual(['Este CPF não é válido.'])
})

test('the same key again is the same member with a fresh session, without another captcha; after ten minutes no more', async () => {
  const key = randomUUID()
  const body = await registration(world)
  const first = (await send(body, key)).json()
  const again = (await send(body, key)).json()
  expect(again.data.id).toBe(first.data.id)
  expect((await send({ ...body, realname: 'Outra Pessoa' }, key)).json().error).toBe('idempotency_mismatch')
  const otherPassword = { ...body, password: 'outra senha', password_confirmation: 'outra senha' }
  expect((await send(otherPassword, key)).json().error).toBe('idempotency_mismatch')
  const { rows } = await sql<{
    answer: unknown
  }>`SELECT answer FROM call WHERE key LIKE ${`%${key}`}`.execute(world.deps.db)
  expect(rows).toEqual([{ answer: { member_id: first.data.id } }])
  world.clock.advance(11 * 60_000)
  expect((await send(body, key)).json().error).toBe('call_closed')
})

test('ten registrations of one person at once make one member', async () => {
  const person = await registration(world)
  const bodies = await Promise.all(
    Array.from({ length: 10 }, async () => ({ ...person, key: (await registration(world)).key })),
  )
  const answers = await Promise.all(bodies.map(body => send(body)))
  expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
  expect(answers.filter(answer => answer.json().error === 'name_taken')).toHaveLength(9)
})

test('a demo account is one tap and 5,000.00 of play money, and may do nothing of the real house', async () => {
  const member = await demoMember(world)
  const me = await world.app.inject({ method: 'POST', url: '/api/auth/me', headers: member.headers })
  expect(me.json().data).toMatchObject({ is_demo: true, money: '5000.00', cpf_masked: null })
  const replayed = await Promise.all(
    ['demo-key-0123456789', 'demo-key-0123456789'].map(key =>
      world.app.inject({
        method: 'POST',
        url: '/api/auth/demo',
        headers: { 'idempotency-key': key },
        payload: {},
      }),
    ),
  )
  expect(new Set(replayed.map(answer => answer.json().data.id)).size).toBe(1)
})
