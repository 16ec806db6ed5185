import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/* "uniqueness by member, CPF, payer key and device". The first deposit's is in promotions-recharge.test.ts. */
const payer = '52998224725'
const refused = { code: 422, error: 'user_not_eligible', details: { reason: 'other_account' } }

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

type Answer = { readonly cookies: readonly { readonly name: string; readonly value: string }[] }
const deviceOf = ({ cookies }: Answer) => {
  const device = cookies.find(({ name }) => name === '__Host-arara-device')
  if (device === undefined) throw new Error('a claim named no device')
  return `${device.name}=${device.value}`
}
const onDevice = (who: TestMember, path: string, cookie: string) =>
  world.call(who, path, {}, randomUUID(), cookie)

it.each(['dailywheel/claim', 'day7/day7LoginV2'])(
  '%s is refused to a second account on the same device that day, and open to it the next',
  async path => {
    await world.recharge(member, 20_000n)
    const first = await world.call(member, path)
    expect(first.code).toBe(200)
    const second = await world.member()
    await world.recharge(second, 20_000n)
    expect(await onDevice(second, path, deviceOf(first))).toMatchObject(refused)
    world.turnTo('12:00:00', 1)
    await world.recharge(second, 20_000n)
    expect(await onDevice(second, path, deviceOf(first))).toMatchObject({ code: 200 })
  },
)

it('the daily wheel is refused to a second account whose recharge the same person paid', async () => {
  await world.recharge(member, 5_000n, payer)
  expect(await world.call(member, 'dailywheel/claim')).toMatchObject({ code: 200 })
  const second = await world.member()
  await world.recharge(second, 5_000n, payer)
  expect(await world.call(second, 'dailywheel/claim')).toMatchObject(refused)
})

describe('a friend who is the inviter under another name brings nothing', () => {
  async function friendOf(paidBy?: string) {
    const friend = await world.member({ invite_code: member.inviteCode })
    await world.recharge(friend, 10_000n, paidBy)
    for (let round = 0; round < 31; round++) await world.play(friend, 10_000n)
    return friend
  }

  it('when one person paid for both', async () => {
    await world.recharge(member, 5_000n, payer)
    await friendOf(payer)
    world.turnTo('12:30:00', 7)
    const before = await world.wallet(member)
    expect(await world.call(member, 'invitationactivity/claim')).toMatchObject({ code: 422 })
    expect(await world.wallet(member)).toMatchObject({ cash: before.cash })
  })

  it('when both claim on one device', async () => {
    const friend = await friendOf()
    const device = deviceOf(await world.call(friend, 'day7/day7LoginV2'))
    world.turnTo('12:30:00', 7)
    const before = await world.wallet(member)
    expect(await onDevice(member, 'invitationactivity/claim', device)).toMatchObject({ code: 422 })
    expect(await world.wallet(member)).toMatchObject({ cash: before.cash })
  })
})
