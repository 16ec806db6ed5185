import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUnclaimedReturns } from '../../../server/features/promotions/return-unclaimed.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

let world: PromotionWorld
let member: TestMember

beforeAll(async () => {
  world = await createPromotionWorld()
})
beforeEach(async () => {
  world.turnTo('12:00:00', 1)
  member = await world.member()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const edgePpm = 40_000

const lose = (who: TestMember, amount: bigint, times: bigint) =>
  world.lose(who, amount, { times, rounds: 10n, edgePpm })

/** What the workers do, some days later. */
async function daysLater(days: number) {
  world.turnTo('13:00:00', days)
  await world.deps.wallet.tend(world.deps.db, 1_000)
  await createUnclaimedReturns(world.deps)()
}

/** The cashback that can be claimed on the next day, claimed. */
async function nextCashback(who: TestMember): Promise<string> {
  world.turnTo('09:00:00', 1)
  const claimed = await world.call(who, 'dailyrescue/claim')
  return claimed.code === 200 ? claimed.data.amount : '0.00'
}

const check = async (who: TestMember) => (await world.call(who, 'dailyrescue/check')).data

async function returned(who: TestMember): Promise<number> {
  const { rows } = await sql<{ requirements: bigint }>`SELECT count(*) AS requirements FROM lot_return
    WHERE member_id = ${who.id}`.execute(world.deps.db)
  return Number(rows[0]?.requirements)
}

describe('losses that return (docs/rules/promotions.md#losses-that-return)', () => {
  it('what an expired rebate took returns as one cashback claim of that day, less what the day had paid', async () => {
    await world.recharge(member, 10_000n)
    await lose(member, 10_000n, 5n)
    // The deposit's own 1×: 8 % of 20. The other 400 serve the rebate and wait.
    expect(await check(member)).toMatchObject({ today_loss: '20.00', accrued: '1.60' })
    expect(await nextCashback(member)).toBe('1.60')
    await daysLater(6)
    expect(await check(member)).toMatchObject({ accrued: '6.40' })
    world.turnTo('00:00:00', 1)
    expect(await check(member)).toMatchObject({
      eligible: true,
      amount: '6.40',
      returned: '6.40',
      loss: '0.00',
    })
    expect(await nextCashback(member)).toBe('0.00')
  })

  it('pays the returned losses once, however often they are claimed, and also where the first day was not claimed', async () => {
    await world.recharge(member, 10_000n)
    await lose(member, 10_000n, 5n)
    await daysLater(7)
    await daysLater(0)
    expect(await returned(member)).toBe(1)
    expect(await nextCashback(member)).toBe('8.00')
    expect(await world.call(member, 'dailyrescue/claim')).toMatchObject({ code: 422 })
    expect(await nextCashback(member)).toBe('0.00')
    expect(await world.wallet(member)).toMatchObject({ cash: 800n })
  })

  it('a rebate that was earned and not claimed in time returns its losses; a claimed one never does', async () => {
    const other = await world.member()
    for (const who of [member, other]) {
      await world.recharge(who, 10_000n)
      await lose(who, 10_000n, 10n)
    }
    expect(await world.call(other, 'rechargerebate/claim')).toMatchObject({ code: 200 })
    await daysLater(7)
    expect(await returned(member)).toBe(1)
    expect(await returned(other)).toBe(0)
    expect(await nextCashback(member)).toBe('8.00')
  })

  it('losses return also when no server ran for a month after the claim had ended', async () => {
    await world.recharge(member, 10_000n)
    await lose(member, 10_000n, 10n)
    await daysLater(37)
    expect(await returned(member)).toBe(1)
    expect(await nextCashback(member)).toBe('8.00')
  })

  it('a month that was earned and not claimed in its time returns its losses; a claimed one never does', async () => {
    const other = await world.member()
    for (const who of [member, other]) {
      await world.recharge(who, 100_000n)
      // 1,000 serves the deposit, 5,000 the rebate, 5,000 the month; the last thousand is lost.
      for (let round = 0; round < 10; round += 1) await world.play(who, 100_000n)
      await world.play(who, 100_000n, 0n)
      expect(await world.call(who, 'rechargerebate/claim')).toMatchObject({ code: 200 })
    }
    expect(await world.call(other, 'rechargereward/claim')).toMatchObject({ data: { amount: '50.00' } })
    // Till seven days after the month.
    for (let days = 0; days < 45 && (await returned(member)) === 0; days += 1) await daysLater(1)
    expect(await world.call(member, 'rechargereward/claim')).toMatchObject({ code: 422 })
    expect(await returned(other)).toBe(0)
    // 8 % of the 1,000: half of the theoretical loss of 6,000 at 5 % allows 150.
    expect(await nextCashback(member)).toBe('80.00')
  })

  it('a bonus that is given up returns the cash that served it', async () => {
    await world.recharge(member, 5_000n)
    const { id: memberId } = member
    const terms = { source: 'ftd', amount: 5_000n, required: 100_000n, maxStake: null, maxConversion: null }
    const grant = {
      ...terms,
      memberId,
      currency: 'BRL',
      key: `ftd:${memberId}`,
      lastsSeconds: 86_400,
    } as const
    await transaction(world.deps.db, tx => world.deps.wallet.grantBonus(tx, grant))
    await lose(member, 5_000n, 5n)
    expect(await returned(member)).toBe(0)
    await transaction(world.deps.db, tx =>
      world.deps.wallet.endGrant(tx, { memberId, currency: 'BRL', as: 'forfeited' }),
    )
    expect(await returned(member)).toBe(1)
    expect(await nextCashback(member)).toBe('4.00')
  })

  it('a bonus that was given up returns nothing any more once its deposit went back, also the next time lots are looked at', async () => {
    const { depositKey } = await world.recharge(member, 5_000n)
    expect(await world.call(member, 'ftd/claim')).toMatchObject({ code: 200 })
    await world.lose(member, 5_000n, { times: 4n, rounds: 20n, edgePpm })
    await transaction(world.deps.db, tx =>
      world.deps.wallet.endGrant(tx, { memberId: member.id, currency: 'BRL', as: 'forfeited' }),
    )
    expect(await returned(member)).toBe(1)
    await world.clawBack(member, depositKey, 5_000n)
    expect(await returned(member)).toBe(0)
    await daysLater(0)
    expect(await returned(member)).toBe(0)
  })

  it('never returns what a recharge that went back had asked for', async () => {
    const { depositKey } = await world.recharge(member, 10_000n)
    await lose(member, 10_000n, 5n)
    await world.clawBack(member, depositKey, 10_000n)
    await daysLater(7)
    expect(await returned(member)).toBe(0)
    expect(await nextCashback(member)).toBe('0.00')
  })

  it('takes cashback on returned losses back, as debt, when their recharge goes back after it', async () => {
    const { depositKey } = await world.recharge(member, 10_000n)
    await lose(member, 10_000n, 5n)
    await daysLater(7)
    expect(await nextCashback(member)).toBe('8.00')
    await world.clawBack(member, depositKey, 10_000n)
    expect(await returned(member)).toBe(0)
    // The deposit's own play keeps its 8 % of 20: 1.60 of the 8.00. The rest is owed beside the deposit.
    expect(await world.wallet(member)).toMatchObject({ cash: 0n, debt: 9_200n + 640n })
  })

  it('a bet that is taken back late takes its loss out of what returns', async () => {
    await world.recharge(member, 10_000n)
    await world.play(member, 10_000n)
    const round = { memberId: member.id, currency: 'BRL', roundId: randomUUID() } as const
    const { wallet, db } = world.deps
    const bet = { game: 'arara:test-slot', category: 'slots', edgePpm, key: 'bet', stake: 10_000n }
    await wallet.placeBet(db, { ...round, ...bet })
    await wallet.settle(db, { ...round, key: 'win', payout: 0n, isFinal: true })
    await daysLater(7)
    expect(await check(member)).toMatchObject({ accrued: '4.50' })
    await wallet.rollback(db, { memberId: member.id, currency: 'BRL', betKey: 'bet', key: 'rollback' })
    expect(await check(member)).toMatchObject({ accrued: '0.00' })
  })

  it('the first percent of a deposit’s own play earns nothing: a game that keeps less than 2 % has no cashback on it', async () => {
    const other = await world.member()
    for (const [who, edge] of [
      [member, 19_999],
      [other, 20_000],
    ] as const) {
      await world.recharge(who, 20_000n)
      await world.play(who, 20_000n, 0n, edge)
    }
    expect(await check(member)).toMatchObject({ accrued: '0.00' })
    expect(await check(other)).toMatchObject({ accrued: '2.00' })
  })
})
