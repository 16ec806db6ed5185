import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { promotionIds } from '../../contract/promotion-ids.ts'
import { createPromotionWorld, expectSoundBooks, type PromotionWorld } from '../support/promotion-world.ts'
import { administratorHeaders, type TestMember } from '../support/test-members.ts'

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

describe('what is offered (readings, section 5)', () => {
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

  it('under the Brazilian licence nothing forbidden is shown or payable (readings, section 9)', async () => {
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

describe('terms: "all are rows an administrator can change" (readings, section 5)', () => {
  it('are versioned, audited and previewed; what was granted keeps its terms; nobody may be paid to play', async () => {
    const headers = await administratorHeaders(world)
    const desk = async (path: string, payload: object = {}) => {
      const url = `/api/admin/promotions${path}`
      const answer = await world.app.inject({ method: 'POST', url, headers: headers(), payload })
      return answer.json()
    }
    const { data } = await desk('')
    const { id, current } = data.find((one: { id: string }) => one.id === 'rechargerebate')
    const generous = { ...current.terms, reward_rate: 4_000 }
    expect(await desk('/preview', { id, active: true, terms: generous })).toMatchObject({
      data: { pays_players: true, strategy: { plays_rebate: true } },
    })
    const wish = { id, active: true, base_version: current.version, reason: 'a test' }
    expect(await desk('/save', { ...wish, terms: generous })).toMatchObject({
      code: 422,
      error: 'terms_pay_players',
    })
    expect(await desk('/save', { ...wish, terms: { ...current.terms, days: 0 } })).toMatchObject({
      code: 422,
      error: 'terms_invalid',
    })
    await world.recharge(member, 10_000n)
    const smaller = { ...current.terms, reward_rate: 1_000 }
    const saved = await desk('/save', { ...wish, terms: smaller })
    expect(saved).toMatchObject({ data: { current: { version: current.version + 1, reason: 'a test' } } })
    expect(await desk('/save', { ...wish, terms: smaller })).toMatchObject({
      code: 409,
      error: 'terms_changed',
    })
    await world.recharge(member, 10_000n)
    const { details } = (await world.call(member, 'rechargerebate/check')).data
    expect(details.map((row: { reward_amount: string }) => row.reward_amount)).toEqual(['10.00', '20.00'])
    const back = { ...wish, base_version: current.version + 1, terms: current.terms }
    expect(await desk('/save', back)).toMatchObject({ code: 200 })
  })
})
