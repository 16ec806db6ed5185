import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderAssociation } from '../../../contract/cashier/orders.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/* docs/rules/promotions.md: "movements that belong together (a deposit with its bonus, rebate and fee)". */

let world: PromotionWorld
beforeAll(async () => {
  world = await createPromotionWorld()
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

async function groups({ headers }: TestMember) {
  const url = '/api/ordercenter/association'
  const answer = await world.app.inject({ method: 'GET', url, headers })
  return z.parse(orderAssociation.reply, answer.json()).association
}
const kinds = (group: { movements: readonly { kind: string }[] } | undefined) =>
  group?.movements.map(movement => movement.kind)

it('what the operator paid on a recharge belongs to that recharge, with the play it asks for', async () => {
  const member = await world.member()
  const { rechargeId } = await world.recharge(member, 10_000n)
  for (let index = 0; index < 6; index++) await world.play(member, 10_000n)
  await world.call(member, 'rechargerebate/claim', { id: rechargeId })
  await world.recharge(member, 20_000n)
  const [second, first, ...more] = await groups(member)
  expect(more).toEqual([])
  expect(kinds(first)).toEqual(['deposit', 'reward_rechargerebate'])
  expect(first).toMatchObject({ money: 10_000n, bonus: 2_000n })
  expect(first?.lots.map(requirement => requirement.source)).toEqual(
    expect.arrayContaining(['deposit', 'rechargerebate']),
  )
  expect(kinds(second)).toEqual(['deposit'])
})

it('the first-deposit offer belongs to the first deposit, also when its bank takes it back', async () => {
  const member = await world.member()
  const { depositKey } = await world.recharge(member, 10_000n)
  await world.call(member, 'ftd/claim')
  const [before] = await groups(member)
  expect(kinds(before)).toEqual(expect.arrayContaining(['deposit', 'reward_ftd', 'bonus_granted']))
  await world.clawBack(member, depositKey, 10_000n)
  const [after, ...more] = await groups(member)
  expect(more).toEqual([])
  expect(kinds(after)).toEqual(expect.arrayContaining(['clawback', 'reward_taken_back', 'bonus_cancelled']))
  expect(after).toMatchObject({ state: 'reversed', effect: 0n })
})
