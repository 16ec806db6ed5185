import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/* "A partial MED takes only its share of rewards": of what was paid on the recharge, and of what is still to be earned on it. */

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

const claimRebate = async () => {
  const { depositKey, rechargeId } = await world.recharge(member, 10_000n)
  for (let index = 0; index < 6; index++) await world.play(member, 10_000n)
  await world.call(member, 'rechargerebate/claim')
  return { depositKey, rechargeId }
}
const rewardOf = async (promotion: string) => {
  const { rows } = await sql<{
    amount: bigint
    taken: bigint
    state: string
  }>`SELECT amount, taken, state FROM reward
    WHERE member_id = ${member.id} AND promotion = ${promotion}`.execute(world.deps.db)
  return rows[0]
}
const takenOf = async () => {
  const { rows } = await sql<{ amount: bigint }>`SELECT l.amount FROM ledger_transaction t
    JOIN ledger_transfer l ON l.member_id = t.member_id AND l.transaction_id = t.id
    WHERE t.member_id = ${member.id} AND t.kind = 'reward_taken_back' ORDER BY t.version`.execute(
    world.deps.db,
  )
  return rows.map(({ amount }) => amount)
}

it('a recharge that goes in part takes of a paid rebate the share that went, and with the rest of the recharge the rest', async () => {
  const { depositKey } = await claimRebate()
  const paid = await rewardOf('rechargerebate')
  expect(paid).toMatchObject({ amount: 2_000n, taken: 0n, state: 'paid' })
  await world.clawBack(member, depositKey, 2_500n)
  expect(await takenOf()).toEqual([500n])
  expect(await rewardOf('rechargerebate')).toMatchObject({ taken: 500n, state: 'paid' })
  await world.clawBack(member, depositKey, 2_500n)
  expect(await takenOf()).toEqual([500n, 500n])
  await world.clawBack(member, depositKey, 5_000n)
  expect(await takenOf()).toEqual([500n, 500n, 1_000n])
  expect(await rewardOf('rechargerebate')).toMatchObject({ state: 'taken_back' })
})

it('a recharge that goes in part leaves the rebate that is still to be earned, so much smaller', async () => {
  const { depositKey } = await world.recharge(member, 10_000n)
  await world.clawBack(member, depositKey, 5_000n)
  for (let index = 0; index < 12; index++) await world.play(member, 5_000n)
  await world.call(member, 'rechargerebate/claim')
  expect(await rewardOf('rechargerebate')).toMatchObject({ amount: 1_000n, state: 'paid' })
  // Of what was paid on the half that is left, its share goes with a part of that half.
  await world.clawBack(member, depositKey, 2_500n)
  expect(await rewardOf('rechargerebate')).toMatchObject({ taken: 500n })
})

it('a recharge that goes in part asks for the play of what is left, for rebate and month alike', async () => {
  const { depositKey } = await world.recharge(member, 200_000n)
  await world.clawBack(member, depositKey, 80_000n)
  const rebate = async () => (await world.call(member, 'rechargerebate/check')).data.details[0]
  expect(await rebate()).toMatchObject({ required_amount: '6000.00', reward_amount: '240.00' })
  // R$ 1,200 for the deposit's own 1×, then 5× of it for the rebate and 5× for the month.
  for (let index = 0; index < 12; index++) await world.play(member, 60_000n)
  expect(await rebate()).toMatchObject({ staked_amount: '6000.00' })
  await world.call(member, 'rechargerebate/claim')
  expect(await rewardOf('rechargerebate')).toMatchObject({ amount: 24_000n, state: 'paid' })
  for (let index = 0; index < 10; index++) await world.play(member, 60_000n)
  expect((await world.call(member, 'rechargereward/check')).data).toMatchObject({ eligible: true })
})

it('a recharge that goes in part takes of the bonus in play the share that went, and never more than is left of it', async () => {
  const { depositKey } = await world.recharge(member, 20_000n)
  await world.call(member, 'ftd/claim', { name: 'ftd', site: 'arara' })
  expect(await world.wallet(member)).toMatchObject({ cash: 21_000n, bonus: 20_000n })
  await world.clawBack(member, depositKey, 5_000n)
  const wallet = await world.wallet(member)
  expect(wallet).toMatchObject({ bonus: 15_000n, debt: 0n })
  // R$ 50.00 of the deposit and a quarter of the R$ 10.00 that were free.
  expect(wallet.cash).toBe(21_000n - 5_000n - 250n)
  await world.clawBack(member, depositKey, 15_000n)
  expect(await world.wallet(member)).toMatchObject({ bonus: 0n, cash: 0n, debt: 0n })
})

it('a first-deposit offer is for what is left of a deposit that goes in part', async () => {
  const { depositKey } = await world.recharge(member, 20_000n)
  await world.clawBack(member, depositKey, 5_000n)
  expect(await world.call(member, 'ftd/check')).toMatchObject({
    data: { eligible: true, bonus: '150.00', free: '10.00' },
  })
  await world.clawBack(member, depositKey, 15_000n)
  expect(await world.call(member, 'ftd/check')).toMatchObject({ data: { eligible: false } })
})

it('a month counts what is left of a recharge, and takes back what it was paid too much', async () => {
  const { depositKey } = await world.recharge(member, 200_000n)
  for (let index = 0; index < 22; index++) await world.play(member, 100_000n)
  const claimed = (await world.call(member, 'rechargereward/claim')).data
  expect(claimed).toMatchObject({ amount: '125.00' })
  await world.clawBack(member, depositKey, 100_000n)
  // R$ 1,000 are left, and worth R$ 50.00.
  expect(await takenOf()).toEqual([7_500n])
  expect(await world.call(member, 'rechargereward/check')).toMatchObject({ data: { counted: '1000.00' } })
})
