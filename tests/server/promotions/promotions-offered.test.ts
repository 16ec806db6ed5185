import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { promotionIds } from '../../../contract/promotions/registry.ts'
import { newAdministrator } from '../../support/peers/pix-people.ts'
import { backOffice } from '../../support/people/owners.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let world: PromotionWorld
let member: TestMember
const timeOrNull = expect.toSatisfy((time: unknown) => time === null || typeof time === 'string')

beforeAll(async () => {
  world = await createPromotionWorld()
})
beforeEach(async () => {
  member = await world.member()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

describe('what is offered (docs/rules/promotions.md)', () => {
  it('"each check returns what the player needs to see (eligible, reason, progress, amounts, times)"; everybody reads the figures of the rows', async () => {
    const answer = await world.app.inject({ method: 'GET', url: '/api/activitydetails/get?lang=pt' })
    expect(answer.json().data.ftd.terms).toMatchObject({ max_bonus: '1500.00', wagering_times: 20 })
    const state = await world.call(member, 'promotion/state')
    expect(state.data.map((offer: { promotion: string }) => offer.promotion).sort()).toEqual(
      [...promotionIds].sort(),
    )
    for (const { promotion, eligible, reason, amount, steps, ...times } of state.data) {
      expect(eligible, promotion).toBe(reason === null)
      expect(amount, promotion).toMatch(/^\d+\.\d\d$/)
      expect(steps, promotion).toBeInstanceOf(Array)
      expect(times, promotion).toMatchObject({
        available_at: timeOrNull,
        expires_at: timeOrNull,
      })
    }
  })

  it('under the Brazilian licence nothing forbidden is shown or payable (docs/rules/licences.md)', async () => {
    const spa = await createPromotionWorld({ LICENCE: 'br-spa' })
    const who = await spa.member()
    await spa.recharge(who, 100_000n)
    const shown = await spa.app.inject({ method: 'GET', url: '/api/activitydetails/get' })
    expect(Object.keys(shown.json().data).sort()).toEqual(['dailyrescue', 'rebates'])
    for (const path of [
      'ftd',
      'rechargereward',
      'rechargerebate',
      'invitationactivity',
      'dailywheel',
      'lotterywheel',
    ]) {
      expect(await spa.call(who, `${path}/claim`)).toMatchObject({
        code: 422,
        details: { reason: 'not_offered' },
      })
    }
    await spa.close()
  })
})

describe('terms: "all are rows an administrator can change" (docs/rules/promotions.md)', () => {
  it('are versioned, audited and previewed; what was granted keeps its terms; nobody may be paid to play', async () => {
    const office = backOffice(world)
    const [olga, otto] = [await newAdministrator(world, 'Olga'), await newAdministrator(world, 'Otto')]
    const admin = async (path: string, payload: object = {}) =>
      (await office.call(olga, `promotions${path}`, payload)).body
    const approved = async (payload: object) =>
      (await office.approve(otto, (await admin('/save', payload)).data.id)).body
    const { data } = await admin('')
    const { id, current } = data.find((one: { id: string }) => one.id === 'rechargerebate')
    const generous = { ...current.terms, reward_rate: 4_000 }
    expect(await admin('/preview', { id, active: true, terms: generous })).toMatchObject({
      data: { pays_players: true, strategy: { plays_out: ['rechargerebate'] } },
    })
    // Both figures of a typical player: what they receive, and what their play costs on average.
    const typical = async (intent: object) => {
      const preview = await admin('/preview', { id, active: true, terms: current.terms, ...intent })
      const isTyped = (one: { recharge: string; times: number }) =>
        one.recharge === '100.00' && one.times === 10
      return preview.data.typical.find(isTyped)
    }
    expect(await typical({})).toMatchObject({ receives: '23.00', costs: '40.00' })
    expect(await typical({ terms: { ...current.terms, reward_rate: 1_000 } })).toMatchObject({
      receives: '13.00',
    })
    expect(await typical({ active: false })).toMatchObject({ receives: '8.00' })
    const intent = { id, active: true, base_version: current.version, reason: 'a test' }
    expect(await admin('/save', { ...intent, terms: generous })).toMatchObject({
      code: 422,
      error: 'terms_pay_players',
    })
    expect(await admin('/save', { ...intent, terms: { ...current.terms, days: 0 } })).toMatchObject({
      code: 422,
      error: 'terms_invalid',
    })
    await world.recharge(member, 10_000n)
    const smaller = { ...current.terms, reward_rate: 1_000 }
    expect(await approved({ ...intent, terms: smaller })).toMatchObject({ data: { state: 'approved' } })
    const next = (await admin('')).data.find((one: { id: string }) => one.id === id).current
    expect(next).toMatchObject({ version: current.version + 1, reason: 'a test' })
    expect(await admin('/save', { ...intent, terms: smaller })).toMatchObject({
      code: 409,
      error: 'terms_changed',
    })
    await world.recharge(member, 10_000n)
    const { details } = (await world.call(member, 'rechargerebate/check')).data
    expect(details.map((row: { reward_amount: string }) => row.reward_amount)).toEqual(['10.00', '20.00'])
    const back = { ...intent, base_version: current.version + 1, terms: current.terms }
    expect(await approved(back)).toMatchObject({ data: { state: 'approved' } })
  })
})
