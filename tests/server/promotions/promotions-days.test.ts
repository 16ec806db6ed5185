import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedHash } from '../../../games/fairness/seed-hash.ts'
import { drawPrize, readTable } from '../../../games/wheel/draw-prize.ts'
import { runRebateNights } from '../../../server/features/promotions/betting-rebate/night.ts'
import { takeBackInvitations } from '../../../server/features/promotions/invitation/record-friend.ts'
import type { LevelOf } from '../../../server/features/promotions/promotion.ts'
import { levelTermsOf } from '../../../server/features/vip/service.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  fiftyTimes,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let world: PromotionWorld
let member: TestMember
const levelOf: LevelOf = (on, memberId) => levelTermsOf(world.deps, on, memberId)

beforeAll(async () => {
  world = await createPromotionWorld()
})
beforeEach(async () => {
  world.turnTo('12:00:00', 1)
  member = await world.member()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

describe('daily cashback (docs/rules/promotions.md)', () => {
  it('pays "8 % of yesterday\'s net cash loss on rounds settled that day, within the cap above", once though sent fifty times', async () => {
    await world.recharge(member, 100_000n)
    // 1,000 serves the deposit, then 10,000 the lots that earn: only the deposit's own and what is beyond them counts here.
    for (let index = 0; index < 11; index++) await world.play(member, 100_000n)
    await world.play(member, 100_000n, 0n)
    expect(await world.call(member, 'dailyrescue/check')).toMatchObject({
      data: { eligible: false, reason: 'no_loss', today_loss: '1000.00', accrued: '50.00' },
    })
    world.turnTo('00:00:01', 1)
    // 8 % of 1,000 is 80; half of the theoretical loss of 2,000 at 5 % is 50.
    expect(await world.call(member, 'dailyrescue/check')).toMatchObject({
      data: { eligible: true, amount: '50.00', loss: '1000.00', most: '50.00', returned: '0.00' },
    })
    expect(await fiftyTimes(() => world.call(member, 'dailyrescue/claim'))).toBe(1)
    expect(await world.wallet(member)).toMatchObject({ cash: 5_000n })
    // The history of losses covered (cashback paid), by day.
    expect(await world.call(member, 'cover/history')).toMatchObject({
      total: '50.00',
      data: [{ loss: '1000.00', amount: '50.00' }],
    })
  })

  it('is "claimable today only": gone at the edge of the day in America/Sao_Paulo', async () => {
    await world.recharge(member, 100_000n)
    for (let index = 0; index < 11; index++) await world.play(member, 100_000n)
    await world.play(member, 100_000n, 0n)
    world.turnTo('23:59:59', 1)
    expect(await world.call(member, 'dailyrescue/check')).toMatchObject({ data: { eligible: true } })
    world.turnTo('00:00:00', 1)
    expect(await world.call(member, 'dailyrescue/claim')).toMatchObject({ code: 422, error: 'not_eligible' })
  })
})

describe('wheels (docs/rules/promotions.md; specification, section 8)', () => {
  it('gives "one roll a day after a recharge ≥ R$ 50 that day", drawn and stored before it is shown', async () => {
    expect(await world.call(member, 'dailywheel/claim')).toMatchObject({ error: 'no_qualifying_recharge' })
    await world.recharge(member, 4_999n)
    expect(await world.call(member, 'dailywheel/claim')).toMatchObject({ error: 'no_qualifying_recharge' })
    await world.recharge(member, 5_000n)
    const before = await world.call(member, 'dailywheel/check')
    expect(before).toMatchObject({ remainingspins: 1, reward: null, quantity: '0.00' })
    expect(await fiftyTimes(() => world.call(member, 'dailywheel/claim'))).toBe(1)
    expect(await world.call(member, 'dailywheel/claim')).toMatchObject({ error: 'no_rolls_left' })
    world.turnTo('00:00:00', 1)
    expect(await world.call(member, 'dailywheel/claim')).toMatchObject({ error: 'no_qualifying_recharge' })
  })

  it('gives "one spin per R$ 200 recharged, at most 10 a day"; "the odds are shown to players"', async () => {
    expect(await world.call(member, 'lotterywheel/claim')).toMatchObject({ error: 'no_spins_left' })
    await world.recharge(member, 30_000n)
    await world.recharge(member, 230_000n)
    const check = await world.call(member, 'lotterywheel/check')
    expect(check.remainingspins).toBe(10)
    const odds = check.data.reduce((sum: number, prize: { odds: number }) => sum + prize.odds, 0)
    expect(odds).toBe(1_000_000)
    expect(await fiftyTimes(() => world.call(member, 'lotterywheel/claim'))).toBe(10)
    expect(await world.call(member, 'lotterywheel/claim')).toMatchObject({ error: 'no_spins_left' })
    world.turnTo('00:00:00', 1)
    expect(await world.call(member, 'lotterywheel/check')).toMatchObject({ remainingspins: 3 })
  })

  it('proves every spin: the seed revealed after the rotation draws the same prize from the same table', async () => {
    await world.recharge(member, 100_000n)
    const reported = await world.call(member, 'lotterywheel/check')
    const spun = await world.call(member, 'lotterywheel/claim')
    expect(spun.spin.proof).toEqual(reported.fairness)
    const known = await world.call(member, 'promotion/history')
    expect(known.data).toMatchObject([{ proof: { server_seed: null } }])
    const { data: seeds } = await world.call(member, 'game/seeds', { mode: 'real' })
    const rotation = { mode: 'real', seed_hash: seeds.next_seed_hash, client_seed: 'mine' }
    await world.call(member, 'game/seeds/rotate', rotation)
    // A device that holds the row already hears of the seed too.
    const [row] = (await world.call(member, 'promotion/history', { since: known.version })).data
    const { server_seed: serverSeed, client_seed: clientSeed, nonce, seed_hash } = row.proof
    expect(await seedHash(serverSeed)).toBe(seed_hash)
    const table = readTable(row.details.table) ?? []
    const prize = await drawPrize({ serverSeed, clientSeed, nonce, game: 'lotterywheel' }, table)
    expect(prize.id).toBe(spun.reward)
  })

  it('cancels the spins of a recharge that was clawed back', async () => {
    const { depositKey } = await world.recharge(member, 100_000n)
    await world.clawBack(member, depositKey, 100_000n)
    expect(await world.call(member, 'lotterywheel/check')).toMatchObject({ remainingspins: 0 })
  })
})

describe('seven days (docs/rules/promotions.md)', () => {
  it('pays "a reward per consecutive day", "only after a recharge within it; restarts after a miss"; a day is taken once', async () => {
    expect(await fiftyTimes(() => world.call(member, 'day7/day7LoginV2'))).toBe(1)
    expect(await world.call(member, 'day7/check')).toMatchObject({
      data: { d7_map: [true, false, false, false, false, false, false], taken_today: true, paid: '0.00' },
    })
    world.turnTo('23:59:59', 1)
    await world.recharge(member, 20_000n)
    expect(await world.call(member, 'day7/day7LoginV2')).toMatchObject({
      data: { today: 2, paid_now: '0.10', paid: '0.10' },
    })
    world.turnTo('00:00:00', 1)
    expect(await world.call(member, 'day7/day7LoginV2')).toMatchObject({
      data: { today: 3, paid_now: '0.10' },
    })
    world.turnTo('12:00:00', 2)
    expect(await world.call(member, 'day7/check')).toMatchObject({
      data: { today: 1, d7_map: Array(7).fill(false) },
    })
  })
})

describe('a claim that pays nothing', () => {
  it('a day that pays nothing yet says so: no reward of R$ 0.00 "was claimed"', async () => {
    const claimed = 'Recompensa reivindicada com sucesso!'
    const first = await world.call(member, 'day7/day7LoginV2')
    expect(first).toMatchObject({ code: 200, message: 'Tudo certo.', data: { paid_now: '0.00' } })
    await world.recharge(member, 20_000n)
    expect(await world.call(member, 'day7/day7LoginV2')).toMatchObject({ message: claimed })
    const spun = await world.call(member, 'lotterywheel/claim')
    expect(spun.message).toBe(spun.quantity === '0.00' ? 'Tudo certo.' : claimed)
  })
})

describe('invitation (docs/rules/promotions.md; specification, section 8)', () => {
  async function friendOf(inviter: TestMember) {
    const friend = await world.member({ invite_code: inviter.inviteCode })
    const { depositKey } = await world.recharge(friend, 10_000n)
    // 1× of the deposit, 5× of the rebate, then the 2,000 of the invitation.
    for (let index = 0; index < 31; index++) await world.play(friend, 10_000n)
    return { friend, depositKey }
  }

  it("answers 409 'USER DOES NOT EXIST' to an invitation code nobody has", async () => {
    for (const call of ['check', 'claim']) {
      expect(
        await world.call(member, `invitationactivity/${call}`, { invite_code: 'NOBODY99' }),
      ).toMatchObject({
        code: 409,
        error: 'user_does_not_exist',
      })
    }
  })

  it('pays "R$ 100 for each invited friend with net recharges ≥ R$ 100 and weighted stake ≥ R$ 2,000, held 7 days"; the chest "shares that budget"', async () => {
    await friendOf(member)
    expect(await world.call(member, 'invitationactivity/claim')).toMatchObject({
      error: 'not_eligible',
      details: { reason: 'waiting' },
    })
    world.turnTo('12:30:00', 7)
    expect(await world.call(member, 'invitationactivity/check')).toMatchObject({
      data: { eligible: true, amount: '80.00' },
    })
    expect(await fiftyTimes(() => world.call(member, 'invitationactivity/claim'))).toBe(1)
    expect(await world.call(member, 'invitationactivity/check')).toMatchObject({
      data: { qualified: 1, chest: { balance: '20.00' }, friends: [{ state: 'paid' }] },
    })
    expect(await fiftyTimes(() => world.call(member, 'invitationactivity/claim', { chest: 1 }))).toBe(1)
    expect(await world.call(member, 'invitationactivity/claim', { chest: 3 })).toMatchObject({
      error: 'not_eligible',
    })
    expect(await world.wallet(member)).toMatchObject({ cash: 10_000n })
  })

  it("is taken back, chest and all, when the friend's recharge is clawed back", async () => {
    const { friend, depositKey } = await friendOf(member)
    world.turnTo('12:30:00', 7)
    expect(await world.call(member, 'invitationactivity/claim')).toMatchObject({ code: 200 })
    expect(await world.call(member, 'invitationactivity/claim', { chest: 1 })).toMatchObject({ code: 200 })
    await world.clawBack(friend, depositKey, 10_000n)
    await takeBackInvitations(world.deps)
    await takeBackInvitations(world.deps)
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, debt: 0n })
  })
})

describe('betting rebate (docs/rules/promotions.md)', () => {
  it('is "computed nightly into fs_money, paid into money on request or at R$ 1", on play that served no lot', async () => {
    await world.recharge(member, 100_000n)
    for (let index = 0; index < 12; index++) await world.play(member, 100_000n)
    await world.play(member, 10_000n)
    world.turnTo('00:09:59', 1)
    await runRebateNights(world.deps, levelOf)
    expect(await world.wallet(member)).toMatchObject({ rebate: 0n, cash: 100_000n })
    world.turnTo('00:10:01')
    await Promise.all([1, 2, 3].map(() => runRebateNights(world.deps, levelOf)))
    // 1,100 beyond the lots at 5 % are 55 of theoretical loss; 5 % of that.
    expect(await world.wallet(member)).toMatchObject({ rebate: 0n, cash: 100_275n })
    expect(await world.call(member, 'games/rebates/list')).toMatchObject({
      fs_money: '0.00',
      paid: '2.75',
      level: 0,
    })
    expect((await world.call(member, 'games/rebates/details')).data).toMatchObject([
      { category: 'slots', staked: '1100.00', rate: 500, rebate: '2.75' },
    ])
  })

  it('waits in fs_money under R$ 1 and is paid on request, once', async () => {
    await world.recharge(member, 100_000n)
    for (let index = 0; index < 11; index++) await world.play(member, 100_000n)
    await world.play(member, 20_000n)
    expect(await world.call(member, 'games/rebates/list')).toMatchObject({
      offer: { eligible: false, accrued: '0.50', available_at: expect.stringContaining('T03:10:00') },
    })
    world.turnTo('01:00:00', 1)
    await runRebateNights(world.deps, levelOf)
    expect(await world.wallet(member)).toMatchObject({ rebate: 50n })
    const news = () => sql`SELECT 1 FROM outbox WHERE member_id = ${member.id} AND topic = 'promotions'`
    const before = (await news().execute(world.deps.db)).rows.length
    expect(await fiftyTimes(() => world.call(member, 'games/rebates/claim'))).toBe(1)
    expect(await world.wallet(member)).toMatchObject({ rebate: 0n, cash: 100_050n })
    // A page of another device, or one whose own answer was lost, offers it no longer.
    expect((await news().execute(world.deps.db)).rows).toHaveLength(before + 1)
    expect(await world.call(member, 'games/rebates/claim')).toMatchObject({
      error: 'not_eligible_to_receive',
    })
  })
})
