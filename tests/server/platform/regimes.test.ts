import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { mayLink } from '../../../server/regimes/may-link.ts'
import { mayOfferGame } from '../../../server/regimes/may-offer-game.ts'
import { regimes } from '../../../server/regimes/regimes.ts'
import { createPixWorld, type PixWorld } from '../../support/peers/pix-world.ts'
import { payeesOf } from '../../support/people/payee.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { registerMember, registration, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

const { curacao, 'br-spa': brSpa } = regimes

describe('games by certificate and return (docs/rules/licences.md)', () => {
  test.each([
    ['without any paper', { certified_for: [], rtp_ppm: 960_000 }, true, false],
    ['certified for Brazil alone', { certified_for: ['br-spa'], rtp_ppm: 960_000 }, false, true],
    ['certified for both', { certified_for: ['curacao', 'br-spa'], rtp_ppm: 850_000 }, true, true],
    ['that returns less than 85 %', { certified_for: ['curacao', 'br-spa'], rtp_ppm: 849_999 }, true, false],
  ])('a game %s', (_which, papers, underCuracao, underBrSpa) => {
    expect(mayOfferGame(curacao, papers)).toBe(underCuracao)
    expect(mayOfferGame(brSpa, papers)).toBe(underBrSpa)
  })

  it('leaves devices that kept the list of another licence: the delta takes it away, once', async () => {
    const before = await createTestApp()
    await seedCatalogue(before.deps)
    const list = async (app: typeof before.app, since: string) =>
      (await app.inject(`/api/games/listsv2?limit=1000${since}`)).json()
    const all = await list(before.app, '')
    const after = await createTestApp({ database: before.database, environment: { LICENCE: 'br-spa' } })
    const delta = await list(after.app, `&since=${all.version}`)
    const withoutPapers = ['arcade', 'fish', 'video']
    const uncertified = all.data.filter((game: { game_type: string }) =>
      withoutPapers.includes(game.game_type),
    )
    expect(delta.deleted.toSorted()).toEqual(uncertified.map((game: { id: string }) => game.id).toSorted())
    expect(delta.deleted.length).toBeGreaterThan(0)
    expect(await list(after.app, `&since=${delta.version}`)).toMatchObject({ unchanged: true })
    await after.close()
    await before.close()
  })
})

test.each([
  ['/primo-deposito', false],
  ['/sorteio?from=banner', false],
  ['/agency-center/invite', false],
  ['/promotion/rebates', true],
  ['/recharge', true],
])('a banner to %s is shown under the federal licence: %s (docs/rules/licences.md)', (link, isFederal) => {
  expect(mayLink(curacao, link)).toBe(true)
  expect(mayLink(brSpa, link)).toBe(isFederal)
})

describe('details that the licence wants (Portaria 1.231, article 31)', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await createTestApp({ environment: { LICENCE: 'br-spa' } })
  })
  afterAll(() => world.close())

  const kept = async ({ id }: TestMember) => {
    const { rows } = await sql<{ gender: string | null; address: string | null }>`
      SELECT encode(gender_sealed, 'escape') AS gender, encode(address_sealed, 'escape') AS address
      FROM member WHERE id = ${id}`.execute(world.deps.db)
    expect(JSON.stringify(rows)).not.toContain('Paulista')
    return rows[0]
  }
  const nothing = { gender: null, address: null }

  it('are asked for at registration', async () => {
    const whole = Object.entries(await registration(world))
    const payload = Object.fromEntries(whole.filter(([name]) => name !== 'gender' && name !== 'address'))
    const headers = { 'idempotency-key': 'a'.repeat(32) }
    const refused = await world.app.inject({ method: 'POST', url: '/api/auth/register2', headers, payload })
    expect(refused.json()).toMatchObject({
      error: 'parameters_invalid',
      words: { gender: ['required'], address: ['required'] },
    })
  })

  it('lie sealed, given at registration or later by who registered before, and are forgotten with the member', async () => {
    const security = createSecurityCalls(world)
    const [fresh, early] = [await registerMember(world), await registerMember(world)]
    await sql`UPDATE member SET gender_sealed = NULL, address_sealed = NULL
      WHERE id = ${early.id}`.execute(world.deps.db)
    expect(await kept(early)).toEqual(nothing)
    const { gender, address }: Record<string, unknown> = await registration(world)
    const given = await security.call(early, '/api/member/details/save', { gender, address })
    expect(given.body).toMatchObject({ data: { missing: [] } })
    for (const member of [fresh, early]) {
      expect(await kept(member)).toEqual({ gender: expect.any(String), address: expect.any(String) })
      const proof = await security.proof(member, 'erase')
      const erased = await security.call(member, '/api/profile/erase', { proof, confirm: true })
      expect(erased.status).toBe(200)
      expect(await kept(member)).toEqual(nothing)
    }
  })
})

describe('withdrawals under the federal licence', () => {
  let world: PixWorld
  beforeAll(async () => {
    world = await createPixWorld({ LICENCE: 'br-spa' })
  })
  afterAll(() => world.close())

  it('are due within 120 minutes; the desk counts who is late, over every filter', async () => {
    const payees = payeesOf(world)
    // Sessions of administrators end while nobody does anything: each look is somebody else's.
    const deadline = async (name: string) =>
      (await world.call(await world.administrator(name), '/api/admin/withdrawals/deadline', {})).body
    await payees.pending(await payees.payee())
    expect(await deadline('Rita')).toMatchObject({
      data: { latest_minutes: 120, overdue: 0, soon: 0, oldest_due: null, grounds: ['fraud', 'law'] },
    })
    world.clock.advance(91 * 60_000)
    expect(await deadline('Rute')).toMatchObject({ data: { overdue: 0, soon: 1 } })
    world.clock.advance(30 * 60_000)
    const late = await deadline('Rui')
    expect(late).toMatchObject({ data: { overdue: 1, soon: 0, oldest_due: expect.any(String) } })
  })

  it('are turned down only on a ground of fraud or law (docs/rules/licences.md), which the audit log keeps', async () => {
    const payees = payeesOf(world)
    const rosa = await world.administrator('Rosa')
    const id = await payees.pending(await payees.payee())
    const url = '/api/admin/withdrawals/reject'
    expect(await payees.reject(rosa, id)).toMatchObject({ body: { words: { ground: ['required'] } } })
    const intent = { id, reason: 'a court order', ground: 'law' }
    expect(await world.call(rosa, url, intent)).toMatchObject({ body: { data: { state: 'rejected' } } })
    const { rows } = await sql`SELECT details->>'ground' AS ground FROM audit_log
      WHERE subject = ${`withdrawal:${id}`}`.execute(world.deps.db)
    expect(rows).toEqual([{ ground: 'law' }])
  })
})

test('/config.json tells the app what its house is', async () => {
  const environment = { LICENCE: 'br-spa', LANGUAGES: 'pt,vi' }
  const world = await createTestApp({ environment })
  expect((await world.app.inject('/config.json')).json().house).toEqual({
    licence: 'br-spa',
    languages: ['pt', 'vi'],
    promotions: ['dailyrescue', 'rebates'],
    agency: false,
    vip_counts_recharges: false,
    pix_key_types: ['cpf', 'email', 'phone', 'evp'],
    registration: ['email', 'gender', 'address'],
    limits: { mandatory: ['deposit', 'loss', 'time'], prompted: [] },
    deposit_wagering_percent: 0,
    demo: true,
    operator: expect.objectContaining({ name: expect.stringContaining('TESTE') }),
  })
  const offered = (await world.app.inject('/api/language/getList')).json().data
  expect(offered).toEqual([
    { language_code: 'pt', language_name: 'Português', language_flag_link: '/icons/flags/br.svg' },
    { language_code: 'vi', language_name: 'Tiếng Việt', language_flag_link: '/icons/flags/vn.svg' },
  ])
  const says = async (lang: string) =>
    (await world.app.inject(`/api/auth/nothing?lang=${lang}`)).json().message
  expect(await says('zh_cn')).toBe(await says('pt'))
  expect(await says('vi')).not.toBe(await says('pt'))
  await world.close()
})
