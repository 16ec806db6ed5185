import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminPrograms, type ProgramTerms, programTerms } from '../../../contract/vip/programs.ts'
import { faultOfAgency, faultOfVip } from '../../../server/features/vip/programs/faults.ts'
import { foldDue, readVip, recordRecharge } from '../../../server/features/vip/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { expectSoundBooks } from '../../support/people/game-player.ts'
import { backOffice } from '../../support/people/owners.ts'
import {
  administratorHeaders,
  createAdministrator,
  registerMember,
} from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let headers: () => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const post = async (url: string, payload: object) => {
  headers = await administratorHeaders(world)
  const answer = await world.app.inject({ method: 'POST', url, headers: headers(), payload })
  return answer.json()
}
/** One owner proposes it, another approves it. */
async function saveWith(save: object) {
  const admin = backOffice(world)
  const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
  const proposed = await admin.call(olga, 'club/save', save)
  expect(await admin.approve(otto, proposed.body.data.id)).toMatchObject({ status: 200 })
}

const reply = z.object({ data: adminPrograms.reply.shape.data })

async function running<Id extends keyof ProgramTerms>(id: Id) {
  const read = z.parse(reply, await post('/api/admin/club', {}))
  const admin = read.data.find(one => one.id === id)
  if (admin === undefined) throw new Error(`No program ${id}`)
  return admin
}

describe('levels and agency tables that administrators change (issue: "administrators edit, versioned")', () => {
  it('a new ladder is previewed, saved as the next version, audited, and lifts the members it reaches at the next run', async () => {
    const member = await registerMember(world)
    await transaction(world.deps.db, tx => recordRecharge(world.deps, tx, member.id, 300_00n))
    const { current } = await running('vip')
    const terms = z.parse(programTerms.vip, current.terms)
    const [zero, one, ...higher] = terms.general
    if (zero === undefined || one === undefined) throw new Error('A ladder without steps')
    const lower = {
      ...one,
      recharge_needed: 300_00n,
      betting_needed: 0n,
      keep_betting: 0n,
      withdrawals_a_day: 6,
    }
    const next = {
      ...terms,
      keep_days: 30,
      general: [zero, lower, ...higher.map(step => ({ ...step, withdrawals_a_day: 15 }))],
    }
    const intent = { id: 'vip', terms: z.encode(programTerms.vip, next) }
    expect(await post('/api/admin/club/preview', intent)).toMatchObject({
      data: { fault: null, vip: { rise: 1, rise_bonus: '2.00', stand_higher: 0 } },
    })
    const save = { ...intent, base_version: current.version, reason: 'an easier first step' }
    await saveWith(save)
    expect((await running('vip')).current).toMatchObject({
      ...{ version: current.version + 1, reason: 'an easier first step' },
    })
    expect(await post('/api/admin/club/save', save)).toMatchObject({ code: 409, error: 'terms_changed' })
    await foldDue(world.deps)
    expect(await readVip(world.deps, member.id, 'pt')).toMatchObject({ uservip: { userviplvl: 1 } })
    const { rows } = await sql`SELECT terms_version FROM vip_reward
      WHERE member_id = ${member.id} AND kind = 'level_up'`.execute(world.deps.db)
    expect(rows).toEqual([{ terms_version: current.version + 1 }])
    // A period under way ends as it was said when it began.
    const { rows: standing } = await sql`SELECT DISTINCT period_days FROM vip_standing
      WHERE member_id = ${member.id}`.execute(world.deps.db)
    expect(standing).toEqual([{ period_days: 90 }])
    const { rows: audited } = await sql`SELECT details ->> 'reason' AS reason FROM audit_log
      WHERE action = 'club_terms' AND subject = 'club:vip'`.execute(world.deps.db)
    expect(audited).toEqual([{ reason: 'an easier first step' }])
  })

  it('new agency tables count from the next Monday; the running week keeps those it began with', async () => {
    const { current } = await running('agency')
    const terms = z.parse(programTerms.agency, current.terms)
    const next = { ...terms, betting: [{ from: 0n, direct_rate: 7, second_rate: 3, third_rate: 1 }] }
    const intent = { id: 'agency', terms: z.encode(programTerms.agency, next) }
    expect(await post('/api/admin/club/preview', intent)).toMatchObject({
      data: { fault: null, agency: { counts_from: expect.any(String) } },
    })
    await saveWith({ ...intent, base_version: current.version, reason: 'one tier' })
    const shown = async () =>
      (await world.app.inject({ method: 'GET', url: '/api/agency/mechanism/betting' })).json().data
    expect(await shown()).toHaveLength(4)
    world.clock.advance(7 * 86_400_000)
    expect(await shown()).toMatchObject([{ from_amount: '0.00', direct_percent: '0.07' }])
  })

  it('finance looks and previews, and only owners save', async () => {
    const { current } = await running('vip')
    const { email, password, code } = await createAdministrator(world)
    await sql`UPDATE administrator SET role = 'finance' WHERE email = ${email}`.execute(world.deps.db)
    const signIn = { email, password, totp: code() }
    const signed = await world.app.inject({ method: 'POST', url: '/api/admin/sign-in', payload: signIn })
    const ask = async (url: string, payload: object) => {
      const authorization = `Bearer ${signed.json().access_token}`
      const own = { authorization, 'idempotency-key': randomUUID() }
      return (await world.app.inject({ method: 'POST', url, headers: own, payload })).statusCode
    }
    const intent = { id: 'vip', terms: current.terms }
    expect(await ask('/api/admin/club', {})).toBe(200)
    expect(await ask('/api/admin/club/preview', intent)).toBe(200)
    const save = { ...intent, base_version: current.version, reason: 'not mine to say' }
    expect(await ask('/api/admin/club/save', save)).toBe(403)
  })

  it('terms that do not fit together are refused by the name of what is wrong', async () => {
    const { current } = await running('agency')
    const terms = z.parse(programTerms.agency, current.terms)
    const gap = { ...terms, recharge: [{ from: 100n, direct_rate: 1, second_rate: 1, third_rate: 1 }] }
    const intent = { id: 'agency', terms: z.encode(programTerms.agency, gap) }
    const save = { ...intent, base_version: current.version, reason: 'a gap' }
    expect(await post('/api/admin/club/save', save)).toMatchObject({
      code: 422,
      error: 'terms_invalid',
      details: { fault: 'recharge.0.from > 0.00' },
    })
  })
})

// Property tests for tiers (no gap …).
it('tables that rise leave no amount without its tier; one that does not rise does not stand', () => {
  const rise = fc.record({
    by: fc.bigInt(1n, 900n),
    direct: fc.nat(40),
    second: fc.nat(20),
    third: fc.nat(10),
  })
  fc.assert(
    fc.property(fc.array(rise, { minLength: 1, maxLength: 6 }), fc.bigInt(0n, 6_000n), (rises, total) => {
      const tiers = [{ from: 0n, direct_rate: 100, second_rate: 50, third_rate: 20 }]
      for (const { by, direct, second, third } of rises) {
        const { from, direct_rate, second_rate, third_rate } = tiers.at(-1) ?? nothing
        const deep = Math.max(third_rate + third, 0)
        const middle = Math.max(second_rate + second, deep)
        const rates = {
          direct_rate: Math.max(direct_rate + direct, middle),
          second_rate: middle,
          third_rate: deep,
        }
        tiers.push({ from: from + by, ...rates })
      }
      const table = (of: typeof tiers) => faultOfAgency({ recharge: of, betting: of, settlement: of })
      expect(table(tiers)).toBeUndefined()
      const at = (amount: bigint) => tiers.filter(({ from }) => from <= amount).at(-1) ?? nothing
      expect(at(total + 1n).direct_rate).toBeGreaterThanOrEqual(at(total).direct_rate)
      expect(at(total)).not.toBe(nothing)
      expect(table(tiers.toReversed())).toBeDefined()
      expect(table(tiers.slice(1))).toBe('recharge.0.from > 0.00')
    }),
  )
})
const nothing = { from: -1n, direct_rate: -1, second_rate: -1, third_rate: -1 }

it('a ladder that asks less, gives less or allows less on a higher step does not stand', async () => {
  const terms = z.parse(programTerms.vip, (await running('vip')).current.terms)
  expect(faultOfVip(terms, terms)).toBeUndefined()
  const changed = (level: number, change: object) => ({
    ...terms,
    general: terms.general.map((step, index) => (index === level ? { ...step, ...change } : step)),
  })
  expect(faultOfVip(changed(0, { betting_needed: 1n }), terms)).toMatch('0: recharge_needed')
  expect(faultOfVip(changed(3, { betting_needed: 1n }), terms)).toBe('general.3.betting_needed')
  expect(faultOfVip(changed(4, { rebate_rate: 0 }), terms)).toBe('general.4.rebate_rate')
  expect(faultOfVip(changed(9, { withdrawal_max: 900_000_000n }), terms)).toMatch('general.9.withdrawal_min')
  expect(faultOfVip({ ...terms, live: terms.live.slice(1) }, terms)).toBe('live: levels')
})
