import type { PromotionId } from '../../../contract/promotions/registry.ts'
import { runRebateNights } from '../../../server/features/promotions/betting-rebate/night.ts'
import { levelTermsOf } from '../../../server/features/vip/service.ts'
import type { PromotionWorld } from './promotion-world.ts'
import type { TestMember } from './test-members.ts'

/** A claim, what makes it claimable exactly once, and what the answer says it paid. */
export interface ClaimCase {
  readonly promotion: PromotionId
  readonly title: string
  readonly path: string
  readonly body?: object
  /** Ends at 23:00 in America/Sao_Paulo on the day the claim can be sent. */
  readonly prepare: (world: PromotionWorld, member: TestMember) => Promise<void>
  /** Decimal amounts of the paying answer that together arrive in cash and bonus. */
  readonly paid: (answer: ClaimAnswer) => readonly string[]
  /** What the same claim pays right after midnight: a new day of the seven has its own reward. */
  readonly nextDay?: number
}

export type ClaimAnswer = { code: number; data: Record<string, string>; quantity: string }

const evening = '23:00:00'

/** R$ 1,000 recharged, and everything that serves a lot played with no loss. */
async function playThrough(world: PromotionWorld, member: TestMember): Promise<void> {
  await world.recharge(member, 100_000n)
  for (let round = 0; round < 11; round++) await world.play(member, 100_000n)
}

async function friendQualifies(world: PromotionWorld, member: TestMember): Promise<void> {
  const friend = await world.member({ invite_code: member.inviteCode })
  await world.recharge(friend, 10_000n)
  for (let round = 0; round < 31; round++) await world.play(friend, 10_000n)
  world.turnTo(evening, 8)
}

export const claimCases: readonly ClaimCase[] = [
  {
    promotion: 'ftd',
    title: 'the first deposit',
    path: 'ftd/claim',
    prepare: async (world, member) => {
      world.turnTo(evening)
      await world.recharge(member, 20_000n)
    },
    paid: ({ data }) => [data.bonus ?? '', data.free ?? ''],
  },
  {
    promotion: 'recharge',
    title: 'the recharge reward',
    path: 'rechargereward/claim',
    prepare: async (world, member) => {
      world.turnTo(evening)
      await playThrough(world, member)
    },
    paid: ({ data }) => [data.amount ?? ''],
  },
  {
    promotion: 'rechargerebate',
    title: 'the recharge rebate',
    path: 'rechargerebate/claim',
    prepare: async (world, member) => {
      world.turnTo(evening)
      await playThrough(world, member)
    },
    paid: ({ data }) => [data.reward_amount ?? ''],
  },
  {
    promotion: 'invitationactivity',
    title: 'the friends one invited',
    path: 'invitationactivity/claim',
    prepare: friendQualifies,
    paid: ({ data }) => [data.amount ?? ''],
  },
  {
    promotion: 'invitationactivity',
    title: 'a step of the chest',
    path: 'invitationactivity/claim',
    body: { chest: 1 },
    prepare: async (world, member) => {
      await friendQualifies(world, member)
      await world.call(member, 'invitationactivity/claim')
    },
    paid: ({ data }) => [data.amount ?? ''],
  },
  {
    promotion: 'dailyrescue',
    title: 'the daily cashback',
    path: 'dailyrescue/claim',
    prepare: async (world, member) => {
      await playThrough(world, member)
      await world.play(member, 100_000n, 0n)
      world.turnTo(evening, 1)
    },
    paid: ({ data }) => [data.amount ?? ''],
  },
  {
    promotion: 'dailywheel',
    title: 'the daily wheel',
    path: 'dailywheel/claim',
    prepare: async (world, member) => {
      world.turnTo(evening)
      await world.recharge(member, 5_000n)
    },
    paid: ({ quantity }) => [quantity],
  },
  {
    promotion: 'lotterywheel',
    title: 'the wheel of fortune',
    path: 'lotterywheel/claim',
    prepare: async (world, member) => {
      world.turnTo(evening)
      await world.recharge(member, 20_000n)
    },
    paid: ({ quantity }) => [quantity],
  },
  {
    promotion: 'day7',
    title: 'a day of the seven',
    path: 'day7/day7LoginV2',
    prepare: async (world, member) => {
      world.turnTo(evening)
      await world.recharge(member, 20_000n)
    },
    paid: ({ data }) => [data.paid_now ?? ''],
    nextDay: 1,
  },
  {
    promotion: 'rebates',
    title: 'the betting rebate',
    path: 'games/rebates/claim',
    prepare: async (world, member) => {
      await playThrough(world, member)
      await world.play(member, 20_000n)
      world.turnTo('01:00:00', 1)
      await runRebateNights(world.deps, (on, memberId) => levelTermsOf(world.deps, on, memberId))
      world.turnTo(evening)
    },
    paid: ({ data }) => [data.amount ?? ''],
  },
]
