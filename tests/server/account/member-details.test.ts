import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDetails } from '../../../server/features/auth/service.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { demoMember, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// "licence regimes"; Portaria 1.231, art. 31: what a member must say of themselves, whenever they registered.

let before: TestApp
let world: TestApp
beforeAll(async () => {
  before = await createTestApp()
  await seedCatalogue(before.deps)
  world = await createTestApp({ database: before.database, environment: { LICENCE: 'br-spa' } })
})
afterAll(async () => {
  await world.close()
  await before.close()
})

const address = {
  postal_code: '69005-010',
  street: 'Rua dos Barés',
  number: 's/n',
  district: 'Centro',
  city: 'Manaus',
  state: 'AM',
}
const given = { gender: 'other', address }
const game = { game_id: 'dados-da-arara', mode: 'real' }
const stake = { ...game, stake: '1.00', bet: { stake: '1.00', direction: 'under', target: 5_000 } }
const transfer = { payment_id: 'pix', payment_type: 'pix', money: '50.00' }

const post = (member: TestMember, url: string, payload: object, { on = world, key = randomUUID() } = {}) =>
  on.app.inject({ method: 'POST', url, headers: member.keyed(key), payload })
const wordOf = async (member: TestMember, url: string, payload: object, on = world) =>
  (await post(member, url, payload, { on })).json().error
const missing = async (member: TestMember, on = world) =>
  (await post(member, '/api/member/details', {}, { on })).json().data.missing
const save = (member: TestMember, payload: object, key = randomUUID()) =>
  post(member, '/api/member/details/save', payload, { key })
const codes = (member: TestMember) =>
  sql<{ kind: string; details: object }>`SELECT kind, details FROM security_event
    WHERE member_id = ${member.id} AND kind = 'details_given'`.execute(world.deps.db)
/** Registered under the other licence, before anybody asked; with an e-mail, for that has a procedure of its own. */
const early = (changes: object = { email: `${randomUUID()}@example.com` }) =>
  registerMember(before, { ...changes })

test('a member who registered before the licence asked is shown what is missing; the other licence misses nothing', async () => {
  const member = await early({})
  expect(await missing(member)).toEqual(['email', 'gender', 'address'])
  expect(await missing(member, before)).toEqual([])
  expect(await missing(await early())).toEqual(['gender', 'address'])
  expect(await missing(await registerMember(world))).toEqual([])
  expect(await missing(await demoMember(world))).toEqual([])
})

test('bets and deposits of real money wait for the details; reading, play money and withdrawals do not', async () => {
  const member = await early()
  const refused = await post(member, '/api/recharge/online', transfer)
  expect(refused.json()).toMatchObject({
    code: 403,
    error: 'details_missing',
    details: { missing: 'gender address' },
  })
  expect(await wordOf(member, '/api/game/launch', game)).toBe('details_missing')
  expect(await wordOf(member, '/api/game/round/start', stake)).toBe('details_missing')
  const money = { money: '50.00', account_id: randomUUID(), qk_pwd: '482913' }
  expect(await wordOf(member, '/api/drawing', money)).not.toBe('details_missing')
  expect((await post(member, '/api/drawing/terms', {})).statusCode).toBe(200)
  expect(await wordOf(member, '/api/game/launch', { ...game, mode: 'demo' })).not.toBe('details_missing')
  expect(await wordOf(await demoMember(world), '/api/game/launch', game)).not.toBe('details_missing')
  for (const url of ['/api/recharge/online', '/api/game/launch', '/api/game/round/start']) {
    expect(await wordOf(member, url, url.endsWith('online') ? transfer : stake, before)).not.toBe(
      'details_missing',
    )
  }
})

test('a deposit made under the other licence is answered under its key after the change', async () => {
  const member = await early()
  const key = randomUUID()
  const ted = { ...transfer, payment_id: 'ted', payment_type: 'transfer', money: '500.00' }
  const first = await post(member, '/api/recharge/online', ted, { on: before, key })
  expect(first.statusCode).toBe(200)
  expect((await post(member, '/api/recharge/online', ted, { key })).json()).toEqual(first.json())
  expect(await wordOf(member, '/api/recharge/online', ted)).toBe('details_missing')
})

test('what is given is sealed as at registration, recorded in the history without its words, and money is open at once', async () => {
  const member = await early()
  expect((await save(member, given)).json()).toMatchObject({ data: { missing: [] } })
  expect(await readDetails(world.deps, member.id)).toEqual({
    gender: 'other',
    address: JSON.stringify({ ...address, postal_code: '69005010' }),
  })
  const { rows } =
    await sql`SELECT encode(gender_sealed, 'escape') AS g, encode(address_sealed, 'escape') AS a
    FROM member WHERE id = ${member.id}`.execute(world.deps.db)
  expect(JSON.stringify(rows)).not.toMatch(/Manaus|other/)
  expect((await codes(member)).rows).toEqual([
    { kind: 'details_given', details: { gender: true, address: true } },
  ])
  expect(await wordOf(member, '/api/recharge/online', transfer)).not.toBe('details_missing')
  expect(await wordOf(member, '/api/game/launch', game)).not.toBe('details_missing')
})

test('an e-mail that is missing keeps money closed until it is bound, and cannot be given here', async () => {
  const member = await early({})
  const withMail = await save(member, { ...given, email: 'eu@example.com' })
  expect(withMail.statusCode).toBe(400)
  expect((await save(member, given)).json().data.missing).toEqual(['email'])
  expect(await wordOf(member, '/api/game/launch', game)).toBe('details_missing')
})

test('all that is missing is given at once, by the rules of registration', async () => {
  const member = await early()
  expect((await save(member, { gender: 'other' })).json()).toMatchObject({ words: { address: ['required'] } })
  const badly = await save(member, {
    gender: 'robot',
    address: { ...address, postal_code: '1', state: 'XX' },
  })
  expect(badly.json()).toMatchObject({
    code: 400,
    words: { gender: ['required'], 'address.postal_code': ['invalid'], 'address.state': ['required'] },
  })
  expect(await missing(member)).toEqual(['gender', 'address'])
})

test('what is there is never changed this way, nor given where nobody asks', async () => {
  const member = await early()
  await save(member, given)
  const again = await save(member, { gender: 'female' })
  expect(again.json()).toMatchObject({ code: 409, error: 'details_complete' })
  expect((await readDetails(world.deps, member.id)).gender).toBe('other')
  const unasked = await post(await early(), '/api/member/details/save', given, { on: before })
  expect(unasked.json().error).toBe('details_complete')
  expect((await save(await demoMember(world), given)).json().error).toBe('details_complete')
})

test('twenty saves at once, half of them one repeated under its key, give the details once', async () => {
  const member = await early()
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save(member, given, at % 2 === 0 ? key : undefined)),
  )
  expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200, 409]))
  expect((await codes(member)).rows).toHaveLength(1)
})
