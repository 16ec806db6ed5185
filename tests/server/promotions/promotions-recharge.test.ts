import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPromotionWorld,
  expectSoundBooks,
  fiftyTimes,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let world: PromotionWorld
let member: TestMember

beforeAll(async () => {
  world = await createPromotionWorld()
})
beforeEach(async () => {
  member = await world.member()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

describe('first deposit (docs/rules/promotions.md)', () => {
  it('gives "100 % of the first deposit up to R$ 1,500 as bonus … plus R$ 10 free when that deposit is ≥ R$ 100"', async () => {
    expect(await world.call(member, 'ftd/check')).toMatchObject({
      data: {
        eligible: false,
        reason: 'no_recharge',
        // Any first deposit brings a bonus: there is no amount to reach.
        steps: [],
      },
    })
    await world.recharge(member, 20_000n)
    expect(await world.call(member, 'ftd/check', { name: 'ftd', site: 'arara' })).toMatchObject({
      data: {
        ...{ eligible: true, amount: '210.00', bonus: '200.00', free: '10.00' },
        ...{ required: '4000.00', max_conversion: '1000.00', free_required: '10.00' },
      },
    })
    expect(await world.call(member, 'ftd/claim', { name: 'ftd', site: 'arara' })).toMatchObject({
      code: 200,
      message: 'Recompensa reivindicada com sucesso!',
      data: { bonus: '200.00', free: '10.00', queued: false },
    })
    expect(await world.wallet(member)).toMatchObject({ cash: 21_000n, bonus: 20_000n })
    expect(await world.call(member, 'ftd/check')).toMatchObject({
      data: {
        reason: 'claimed',
        // Till when it could be claimed says nothing any more; the bonus has its own end.
        expires_at: null,
        grant: { status: 'active', required: '4000.00', progress: '0.00' },
      },
    })
  })

  it('can be claimed for as many days as its terms say, and has no end to wait for afterwards', async () => {
    await world.recharge(member, 10_000n)
    expect(await world.call(member, 'ftd/check')).toMatchObject({
      data: { eligible: true, expires_at: expect.any(String) },
    })
    world.clock.advance(7 * 86_400_000)
    expect(await world.call(member, 'ftd/check')).toMatchObject({
      data: { eligible: false, reason: 'too_late', expires_at: null },
    })
    expect(await world.call(member, 'ftd/claim')).toMatchObject({ code: 422, error: 'not_eligible' })
    expect(await world.wallet(member)).toMatchObject({ cash: 10_000n, bonus: 0n })
  })

  it('"asking for a withdrawal before claiming … ends it", whatever became of the withdrawal', async () => {
    await world.recharge(member, 150_000n)
    await world.play(member, 150_000n, 150_000n)
    await world.withdrawal(member, 150_000n, 'rejected')
    expect(await world.call(member, 'ftd/check')).toMatchObject({
      data: { eligible: false, reason: 'withdrawal_asked', amount: '1510.00' },
    })
    const refused = { code: 422, error: 'not_eligible', details: { reason: 'withdrawal_asked' } }
    expect(await world.call(member, 'ftd/claim')).toMatchObject(refused)
    expect(await world.wallet(member)).toMatchObject({ cash: 150_000n, bonus: 0n })
  })

  it('a win of its bonus counts to 20 × its stake, and the screen knows what would become cash', async () => {
    await world.recharge(member, 10_000n)
    await world.call(member, 'ftd/claim')
    // Cash first: the deposit and the free money are played away in stakes within the bound.
    for (let round = 0; round < 11; round += 1) await world.play(member, 1_000n, 0n)
    await world.play(member, 1_000n, 800_000n)
    const headers = { authorization: `Bearer ${member.token}` }
    const kept = await world.app.inject({ method: 'GET', url: '/api/member/bonuses', headers })
    expect(kept.json().data.grants).toMatchObject([
      { balance: '8090.00', max_win_times: 20, convertible: '290.00' },
    ])
  })

  it('is sent fifty times at once, from two devices, and pays once; a lost answer is answered again', async () => {
    await world.recharge(member, 10_000n)
    expect(await fiftyTimes(() => world.call(member, 'ftd/claim'))).toBe(1)
    expect(await world.wallet(member)).toMatchObject({ cash: 11_000n, bonus: 10_000n })
    const other = await world.member()
    await world.recharge(other, 10_000n)
    const key = randomUUID()
    const first = await world.call(other, 'ftd/claim', {}, key)
    const again = await world.call(other, 'ftd/claim', {}, key)
    expect(again).toMatchObject({ code: 200, data: first.data })
    expect(await world.wallet(other)).toMatchObject({ cash: 11_000n, bonus: 10_000n })
  })

  it('is one for a device and one for a payer in the whole house, by rows that are unique', async () => {
    await world.recharge(member, 10_000n, '52998224725')
    const { cookies } = await world.call(member, 'ftd/claim')
    const device = cookies.find((cookie: { name: string }) => cookie.name === '__Host-arara-device')
    const cookie = `${device.name}=${device.value}`
    const sameDevice = await world.member()
    await world.recharge(sameDevice, 10_000n)
    const refused = { code: 422, error: 'user_not_eligible', details: { reason: 'other_account' } }
    expect(await world.call(sameDevice, 'ftd/claim', {}, randomUUID(), cookie)).toMatchObject(refused)
    const samePayer = await world.member()
    await world.recharge(samePayer, 10_000n, '52998224725')
    expect(await world.call(samePayer, 'ftd/claim')).toMatchObject(refused)
    expect(await world.wallet(samePayer)).toMatchObject({ cash: 10_000n, bonus: 0n })
  })

  it('"a recharge that is refunded or clawed back cancels its lots": the bonus ends, and "what was paid on it becomes debt"', async () => {
    const { depositKey } = await world.recharge(member, 10_000n)
    await world.call(member, 'ftd/claim')
    await world.clawBack(member, depositKey, 10_000n)
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, bonus: 0n, debt: 0n })
    const history = await world.call(member, 'promotion/history')
    expect(history.data.map((row: { state: string }) => row.state)).toEqual(['taken_back', 'taken_back'])
  })
})

describe('recharge rebate (specification, sections 3 and 9; docs/rules/promotions.md)', () => {
  it('asks of "each single recharge ≥ R$ 100" "5 × recharge in weighted stake afterwards (its own lot)" for 20 %, and says how far it is', async () => {
    expect(await world.call(member, 'rechargerebate/claim')).toMatchObject({
      code: 422,
      error: 'no_eligible_recharge',
    })
    await world.recharge(member, 9_999n)
    await world.recharge(member, 10_000n)
    await world.play(member, 19_999n)
    await world.play(member, 15_000n, 15_000n, 10_000)
    const { data } = await world.call(member, 'rechargerebate/check')
    expect(data).toMatchObject({ eligible: false, reason: 'stake_missing' })
    expect(data.details).toMatchObject([
      {
        is_claimed: false,
        claimed_at: null,
        required_amount: '500.00',
        reward_amount: '20.00',
        staked_amount: '30.00',
      },
    ])
    expect(data.details).toHaveLength(1)
  })

  it('pays once though it is sent fifty times at once, then says the literal success text', async () => {
    const { rechargeId } = await world.recharge(member, 10_000n)
    await world.play(member, 10_000n)
    for (let index = 0; index < 5; index++) await world.play(member, 10_000n)
    expect(await world.call(member, 'rechargerebate/check')).toMatchObject({
      data: { eligible: true, amount: '20.00' },
    })
    expect(await fiftyTimes(() => world.call(member, 'rechargerebate/claim', { id: rechargeId }))).toBe(1)
    expect(await world.wallet(member)).toMatchObject({ cash: 12_000n })
    expect(await world.call(member, 'rechargerebate/claim', { id: rechargeId })).toMatchObject({
      error: 'not_eligible',
    })
    const answer = await world.call(member, 'rechargerebate/check')
    expect(answer.data.details[0]).toMatchObject({
      is_claimed: true,
      claimed_at: expect.any(String),
      state: 'claimed',
    })
  })

  it('is "lost if not claimed by `event_ended_at` (7 days)"', async () => {
    await world.recharge(member, 10_000n)
    for (let index = 0; index < 6; index++) await world.play(member, 10_000n)
    world.clock.advance(7 * 86_400_000)
    expect(await world.call(member, 'rechargerebate/claim')).toMatchObject({ error: 'no_eligible_recharge' })
    expect((await world.call(member, 'rechargerebate/check')).data.details[0]).toMatchObject({
      state: 'lost',
    })
  })

  it('becomes debt when its recharge is clawed back after it was paid, whole', async () => {
    const { depositKey } = await world.recharge(member, 10_000n)
    for (let index = 0; index < 6; index++) await world.play(member, 10_000n)
    await world.call(member, 'rechargerebate/claim')
    await world.clawBack(member, depositKey, 11_000n - 1_000n)
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, debt: 0n })
    expect((await world.call(member, 'promotion/history')).data).toMatchObject([
      { promotion: 'rechargerebate', amount: '20.00', state: 'taken_back' },
    ])
  })

  it("keeps no withdrawal waiting: only the deposit's own play counts in ml_money", async () => {
    await world.recharge(member, 10_000n)
    expect((await world.wallet(member)).wageringLeft).toBe(10_000n)
    await world.play(member, 10_000n)
    expect((await world.wallet(member)).wageringLeft).toBe(0n)
  })
})

describe('lots (docs/rules/promotions.md)', () => {
  it('"each centavo of stake serves one lot": the parts that lots took are together what was staked, to the centavo', async () => {
    const recharges = fc.array(fc.bigInt({ min: 10_000n, max: 50_000n }), { minLength: 1, maxLength: 3 })
    const stakes = fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1, maxLength: 8 })
    const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)
    await fc.assert(
      fc.asyncProperty(recharges, stakes, async (paidIn, played) => {
        const player = await world.member()
        for (const amount of paidIn) await world.recharge(player, amount)
        for (const stake of played) await world.play(player, stake)
        const { rows } = await sql<{ progress: bigint; required: bigint }>`SELECT progress, required
          FROM wagering_lot WHERE member_id = ${player.id}`.execute(world.deps.db)
        // The deposit's own and the rebate's of every recharge, and the month's once they reach R$ 1,000 together.
        const asked = (sum(paidIn) < 100_000n ? 6n : 11n) * sum(paidIn)
        expect(sum(rows.map(row => row.required))).toBe(asked)
        expect(sum(rows.map(row => row.progress))).toBe(sum(played))
      }),
      { numRuns: 6, seed: 5 },
    )
  })
})

describe('recharge reward (docs/rules/promotions.md)', () => {
  it('"a recharge joins the total once its own 5× (a lot of its own) is done"; "pays the difference to what the month already paid"', async () => {
    await world.recharge(member, 100_000n)
    expect(await world.call(member, 'rechargereward/check')).toMatchObject({
      data: { eligible: false, reason: 'stake_missing', counted: '0.00', waiting: '1000.00' },
    })
    for (let index = 0; index < 11; index++) await world.play(member, 100_000n)
    expect(await world.call(member, 'rechargereward/check')).toMatchObject({
      data: { eligible: true, amount: '50.00', counted: '1000.00', tier: 'bronze', rate: 500 },
    })
    expect(await fiftyTimes(() => world.call(member, 'rechargereward/claim'))).toBe(1)
    expect(await world.wallet(member)).toMatchObject({ cash: 105_000n })
    await world.recharge(member, 200_000n)
    for (let index = 0; index < 22; index++) await world.play(member, 100_000n)
    // 3,000 is half way through bronze: 7.5 % of it is 225, of which 50 were paid.
    expect(await world.call(member, 'rechargereward/claim')).toMatchObject({ data: { amount: '175.00' } })
  })

  it('asks for no play in a month that has not reached R$ 1,000; the recharge that crosses it opens lots for all of them', async () => {
    const requirements = async () => {
      const { rows } = await sql<{ required: bigint }>`SELECT required FROM wagering_lot
        WHERE member_id = ${member.id} AND source = 'recharge' AND status = 'open' ORDER BY required`.execute(
        world.deps.db,
      )
      return rows.map(row => row.required)
    }
    await world.recharge(member, 40_000n)
    await world.recharge(member, 59_999n)
    expect(await requirements()).toEqual([])
    const steps = [{ what: 'recharge', unit: 'money', have: '999.99', need: '1000.00' }]
    expect(await world.call(member, 'rechargereward/check')).toMatchObject({
      data: { reason: 'recharge_too_small', counted: '0.00', waiting: '999.99', steps },
    })
    const { depositKey } = await world.recharge(member, 1n)
    expect(await requirements()).toEqual([5n, 200_000n, 299_995n])
    expect(await world.call(member, 'rechargereward/check')).toMatchObject({
      data: { reason: 'stake_missing', counted: '0.00', waiting: '1000.00' },
    })
    // Under R$ 1,000 again, nothing can be earned: the rest of the play counts for cashback.
    await world.clawBack(member, depositKey, 1n)
    expect(await requirements()).toEqual([])
  })

  it('pays on the qualified sum, whatever was recharged: half of R$ 2,000 played through is worth Bronze', async () => {
    for (let index = 0; index < 2; index++) await world.recharge(member, 100_000n)
    // 2,000 serves the deposits, 10,000 the rebates, 5,000 the first of the month's two lots.
    for (let index = 0; index < 17; index++) await world.play(member, 100_000n)
    expect(await world.call(member, 'rechargereward/check')).toMatchObject({
      data: { eligible: true, amount: '50.00', counted: '1000.00', waiting: '1000.00', tier: 'bronze' },
    })
  })

  it('takes back what a recharge that went back had added to its month', async () => {
    const { depositKey } = await world.recharge(member, 100_000n)
    for (let index = 0; index < 11; index++) await world.play(member, 100_000n)
    await world.call(member, 'rechargereward/claim')
    await world.clawBack(member, depositKey, 100_000n)
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, debt: 0n })
    expect(await world.call(member, 'rechargereward/claim')).toMatchObject({ error: 'no_eligible_recharge' })
  })
})
