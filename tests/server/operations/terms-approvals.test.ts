import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { expectTwoOwners } from '../../support/people/lone-approver.ts'
import { backOffice, type Owner } from '../../support/people/owners.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let admin: ReturnType<typeof backOffice>
beforeAll(async () => {
  world = await createTestApp()
  admin = backOffice(world)
})
afterAll(() => world.close())

interface Current {
  readonly version: number
  readonly active: boolean
  readonly terms: Record<string, unknown>
}
const owners = async () =>
  [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')] as const

async function runs(room: 'promotions' | 'club', id: string): Promise<Current> {
  const { body } = await admin.call(await newAdministrator(world, 'Lia'), room)
  return body.data.find((one: { id: string }) => one.id === id).current
}

/** The next version of a promotion, with another value of one of its terms. */
const promotion = async (by: Owner, change: object = { claim_days: 3 }, id = 'ftd') => {
  const { version, active, terms } = await runs('promotions', id)
  const body = { id, active, terms: { ...terms, ...change }, base_version: version, reason: 'A new season' }
  return admin.call(by, 'promotions/save', body)
}
const program = async (by: Owner, id: 'vip' | 'agency', change: (terms: Current['terms']) => object) => {
  const { version, terms } = await runs('club', id)
  const body = { id, terms: { ...terms, ...change(terms) }, base_version: version, reason: 'A new season' }
  return admin.call(by, 'club/save', body)
}
const oneTier = [{ from: '0.00', direct_rate: 7, second_rate: 3, third_rate: 1 }]

/** The same for match results, promotion terms, VIP terms. */
describe('one person alone', () => {
  it('puts no terms of a promotion into force, and two owners do', async () => {
    const { version } = await runs('promotions', 'ftd')
    await expectTwoOwners(world, {
      propose: by => promotion(by),
      isDone: async () => (await runs('promotions', 'ftd')).version === version + 1,
    })
    expect((await runs('promotions', 'ftd')).terms).toMatchObject({ claim_days: 3 })
  })

  it('puts no VIP levels into force, and two owners do', async () => {
    const { version } = await runs('club', 'vip')
    await expectTwoOwners(world, {
      propose: by => program(by, 'vip', () => ({ keep_days: 45 })),
      isDone: async () => (await runs('club', 'vip')).version === version + 1,
    })
    expect((await runs('club', 'vip')).terms).toMatchObject({ keep_days: 45 })
  })

  it('puts no agency tables into force, and two owners do', async () => {
    const { version } = await runs('club', 'agency')
    await expectTwoOwners(world, {
      propose: by => program(by, 'agency', () => ({ betting: oneTier })),
      isDone: async () => (await runs('club', 'agency')).version === version + 1,
    })
  })
})

describe('proposed terms', () => {
  it('are shown place by place with what they were, and what the cheapest month then costs the player', async () => {
    const [olga, otto] = await owners()
    const { claim_days: was } = (await runs('promotions', 'ftd')).terms
    const { body } = await promotion(olga, { claim_days: 5 })
    const shown = (await admin.call(otto, 'approvals', { state: 'proposed', limit: 100 })).body.data
    expect(shown.find((one: { id: string }) => one.id === body.data.id)).toMatchObject({
      ...{ kind: 'promotion_terms', subject: 'promotion:ftd', obstacle: null },
      changes: [
        { field: 'claim_days', before: was, after: 5 },
        { field: 'player_pays', before: null, after: expect.stringMatching(/^\d+\.\d{2}$/) },
      ],
    })
    await admin.withdraw(olga, body.data.id)
  })

  it('wait alone, change something, and fit together', async () => {
    const [olga, otto] = await owners()
    const first = await promotion(olga, { claim_days: 5 })
    expect(await promotion(otto, { claim_days: 6 })).toMatchObject({ body: { error: 'approval_waits' } })
    await admin.withdraw(olga, first.body.data.id)
    expect(await promotion(olga, {})).toMatchObject({ body: { error: 'nothing_changes' } })
    expect(await promotion(olga, { claim_days: -1 })).toMatchObject({ body: { error: 'terms_invalid' } })
    expect(await program(olga, 'vip', () => ({}))).toMatchObject({ body: { error: 'nothing_changes' } })
    expect(await program(olga, 'vip', () => ({ keep_days: 1 }))).toMatchObject({
      body: { error: 'terms_invalid' },
    })
  })

  it('are refused at the approval where another version was written meanwhile', async () => {
    const [olga, otto] = await owners()
    const { body } = await promotion(olga, { claim_days: 5 })
    await sql`INSERT INTO promotion_terms (promotion, version, active, terms, effective_from, administrator_id, reason)
      SELECT promotion, version + 1, active, terms, now(), NULL, 'meanwhile' FROM promotion_terms
      WHERE promotion = 'ftd' ORDER BY version DESC LIMIT 1`.execute(world.deps.db)
    expect(await admin.approve(otto, body.data.id)).toMatchObject({ body: { error: 'terms_changed' } })
  })

  it('that follow no running version are refused when they are proposed', async () => {
    const [olga] = await owners()
    const { version, active, terms } = await runs('promotions', 'ftd')
    const body = { id: 'ftd', active, terms: { ...terms, claim_days: 6 }, reason: 'A new season' }
    const answer = await admin.call(olga, 'promotions/save', { ...body, base_version: version + 1 })
    expect(answer).toMatchObject({ body: { error: 'terms_changed' } })
  })

  it('that would pay players are refused when they are proposed', async () => {
    const [olga] = await owners()
    const spins = { per_recharge: '1.00', daily_max: 100 }
    expect(await promotion(olga, spins, 'lotterywheel')).toMatchObject({
      status: 422,
      body: { error: 'terms_pay_players' },
    })
  })
})
