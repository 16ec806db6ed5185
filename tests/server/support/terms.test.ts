import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, brazilDay } from '../../../contract/brazil-day.ts'
import { startOfDay } from '../../../server/features/support/terms/rules.ts'
import {
  administratorHeaders,
  demoMember,
  registerMember,
  type TestMember,
} from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Moments to the millisecond are in terms-rules.test.ts; here the clock goes on while the calls run.
// "A terms-change notice of at least two weeks is stated" (specification, section 1); with re-acceptance.

let world: TestApp
let admin: () => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
})
beforeEach(async () => {
  admin = await administratorHeaders(world)
})
afterEach(async () => {
  await sql`DELETE FROM terms_acceptance`.execute(world.deps.db)
  await sql`DELETE FROM terms_version WHERE version > 1`.execute(world.deps.db)
  // The process reads the versions again after half a minute.
  world.clock.advance(31_000)
})
afterAll(() => world.close())

const words = (text: string) => ({ title: 'Termos de uso', changes: `Novo: ${text}`, text })
const post = (url: string, payload: object, headers: Readonly<Record<string, string>>) =>
  world.app.inject({ method: 'POST', url, headers, payload })
const today = () => brazilDay(world.clock.now())

/** The next version, in force so many days from now. */
const save = (days: number, change: object = {}) =>
  post(
    '/api/admin/terms/save',
    {
      version: 2,
      revision: 0,
      texts: { pt: words('taxas'), zh_cn: words('费用') },
      announced_at: world.clock.now().toISOString(),
      effective_day: addDays(today(), days),
      ...change,
    },
    admin(),
  )
const turnTo = (at: number) => world.clock.advance(at - world.clock.now().getTime())
const deposit = (headers: Readonly<Record<string, string>>) =>
  post('/api/recharge/online', { payment_id: 'pix', payment_type: 'pix', money: '50.00' }, headers)
const read = async (lang = 'pt') =>
  (await world.app.inject({ url: `/api/informationcenter/terms?lang=${lang}` })).json().data
const accept = (version: number, headers: Readonly<Record<string, string>>) =>
  post('/api/member/terms/accept', { version, language: 'zh_cn' }, headers)
async function visit({ name, password }: TestMember) {
  const { key } = (await post('/api/auth/captcha', {}, {})).json()
  const payload = { name, password, key, captcha: '00000', proof: '0' }
  const answer = await post('/api/auth/login2', payload, { 'idempotency-key': randomUUID() })
  const authorization = `Bearer ${answer.json().access_token}`
  return () => ({ authorization, 'idempotency-key': randomUUID() })
}

test('a version is announced two weeks before its day at least, whatever an operator wishes', async () => {
  expect((await save(13)).json()).toMatchObject({ code: 400, errors: { effective_day: expect.anything() } })
  expect((await save(15)).json().data).toMatchObject({ version: 2, state: 'announced', accepted_by: 0 })
  expect((await read('zh_cn'))[0]).toMatchObject({ version: 2, changes: 'Novo: 费用' })
  expect((await read('en')).map((one: { version: number }) => one.version)).toEqual([2, 1])
  const { data } = (await world.app.inject({ url: '/api/informationcenter/announcement' })).json()
  expect(data[0]).toMatchObject({
    id: 'terms-2',
    effective_at: startOfDay(addDays(today(), 15)).toISOString(),
  })
})

test('a change that nobody put into Portuguese words is not announced: members would be shown an empty notice', async () => {
  const texts = { pt: { ...words('taxas'), changes: ' ' }, zh_cn: words('费用') }
  const refused = (await save(15, { texts })).json()
  expect(refused).toMatchObject({ code: 400, errors: { 'texts.pt.changes': expect.anything() } })
  expect(await read()).toHaveLength(1)
})

test('a language in which nobody wrote what changes is read in Portuguese, never as the outdated text', async () => {
  const texts = { pt: words('taxas'), en: words('fees'), zh_cn: { ...words('费用'), changes: '' } }
  await save(15, { texts })
  expect((await read('en'))[0]).toMatchObject({ text: 'fees' })
  expect((await read('zh_cn'))[0]).toMatchObject({ changes: 'Novo: taxas', text: 'taxas' })
  // The first version announced no change: each language has its own text.
  expect((await read('zh_cn'))[1]).toMatchObject({ version: 1, title: '使用条款' })
})

test('from the first moment of its day in Sao Paulo money is refused until the version is accepted', async () => {
  const member = await registerMember(world)
  await save(15)
  const starts = startOfDay(addDays(today(), 15)).getTime()
  turnTo(starts - 30_000)
  let headers = await visit(member)
  expect((await deposit(headers())).json().error).not.toBe('terms_not_accepted')
  turnTo(starts)
  headers = await visit(member)
  expect((await deposit(headers())).json()).toMatchObject({ code: 403, error: 'terms_not_accepted' })
  const game = { game_id: 'dice', mode: 'real' }
  expect((await post('/api/game/launch', game, headers())).json().error).toBe('terms_not_accepted')
  expect((await post('/api/ftd/claim', {}, headers())).json().error).toBe('terms_not_accepted')
  const accepted = await accept(2, headers())
  expect(accepted.json().data).toMatchObject({
    accepted_version: 2,
    acceptances: [{ version: 2, language: 'zh_cn', accepted_at: expect.any(String) }, { version: 1 }],
  })
  const noted = Date.parse(accepted.json().data.acceptances[0].accepted_at)
  expect(noted).toBeGreaterThanOrEqual(starts)
  expect(noted).toBeLessThanOrEqual(world.clock.now().getTime())
  expect((await deposit(headers())).json().error).not.toBe('terms_not_accepted')
})

test('withdrawals, play money and reading stay possible without an acceptance', async () => {
  const member = await registerMember(world)
  await save(15)
  turnTo(startOfDay(addDays(today(), 15)).getTime() + 1)
  const headers = await visit(member)
  const payload = { money: '50.00', account_id: randomUUID(), qk_pwd: '482913' }
  expect((await post('/api/drawing', payload, headers())).json().error).not.toBe('terms_not_accepted')
  const play = { game_id: 'dice', mode: 'demo' }
  expect((await post('/api/game/launch', play, headers())).json().error).not.toBe('terms_not_accepted')
  expect((await post('/api/drawing/terms', {}, headers())).statusCode).toBe(200)
  const demo = await demoMember(world)
  expect((await post('/api/game/launch', play, demo.keyed())).json().error).not.toBe('terms_not_accepted')
})

test('a member who registers accepts the terms in force, and is not asked again for them', async () => {
  await save(15)
  turnTo(startOfDay(addDays(today(), 15)).getTime())
  const member = await registerMember(world)
  expect((await deposit(member.keyed())).json().error).not.toBe('terms_not_accepted')
  const { data } = (await world.app.inject({ url: '/api/member/terms', headers: member.headers })).json()
  expect(data).toMatchObject({ accepted_version: 2, acceptances: [{ version: 2, language: 'pt' }] })
})

test('an account older than notes of acceptance has accepted what was in force when it was made', async () => {
  const member = await registerMember(world)
  await sql`DELETE FROM terms_acceptance`.execute(world.deps.db)
  const { data } = (await world.app.inject({ url: '/api/member/terms', headers: member.headers })).json()
  expect(data).toEqual({
    accepted_version: 1,
    acceptances: [{ version: 1, accepted_at: null, language: null }],
  })
  expect((await deposit(member.keyed())).json().error).not.toBe('terms_not_accepted')
})

test('an announced version may be accepted ahead; one that is unknown, past or taken back may not', async () => {
  const member = await registerMember(world)
  await save(15)
  expect((await accept(3, member.keyed())).json().error).toBe('terms_version_unknown')
  expect((await accept(2, member.keyed())).json().data.accepted_version).toBe(2)
  const body = { version: 2, reason: 'Erro no texto' }
  expect((await post('/api/admin/terms/withdraw', body, admin())).json().data.state).toBe('withdrawn')
  expect((await accept(2, (await registerMember(world)).keyed())).json().error).toBe('terms_version_unknown')
  expect((await read()).map((one: { version: number }) => one.version)).toEqual([1])
})

test('fifty acceptances at once, and one repeated after a lost answer, are one acceptance', async () => {
  const member = await registerMember(world)
  await save(15)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => accept(2, member.keyed(at % 2 === 0 ? key : undefined))),
  )
  expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]))
  const { rows } =
    await sql`SELECT * FROM terms_acceptance WHERE member_id = ${member.id} AND version = 2`.execute(
      world.deps.db,
    )
  expect(rows).toHaveLength(1)
})

test('what was announced is changed behind nobody’s back, and only one version is to come', async () => {
  await save(20, { announced_at: new Date(world.clock.now().getTime() + 86_400_000).toISOString() })
  expect(await read()).toHaveLength(1)
  const planned = { announced_at: new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString() }
  expect((await save(20, { ...planned, revision: 0 })).json().error).toBe('content_changed')
  expect((await save(20, { ...planned, revision: 1 })).json().data).toMatchObject({
    state: 'planned',
    revision: 2,
  })
  expect((await save(30, { version: 3 })).json().error).toBe('terms_pending')
  world.clock.advance(3 * 86_400_000)
  admin = await administratorHeaders(world)
  expect((await save(30, { revision: 2 })).json().error).toBe('terms_in_force')
  const audited = await sql`SELECT action FROM audit_log WHERE subject = 'terms:2'`.execute(world.deps.db)
  expect(audited.rows.length).toBeGreaterThan(1)
})
