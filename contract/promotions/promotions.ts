import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, day, instant, listState, page, sealedMember, uuid } from '../fields.ts'
import { check, claiming, nothing, offer, proof } from './offer.ts'
import { promotionTerms, tierNames } from './promotion-terms.ts'

// first deposit
const grant = z.object({
  status: z.string(),
  amount: money,
  required: money,
  progress: money,
  expires_at: z.nullable(instant),
})
const firstDeposit = z.extend(offer, {
  bonus: money,
  free: money,
  /** Weighted stake that the bonus asks for, the most of it that becomes cash, and weighted stake that the free money asks for. */
  required: z.optional(money),
  max_conversion: z.optional(money),
  free_required: z.optional(money),
  grant: z.nullable(grant),
})
export const checkFirstDeposit = check('ftd/check', firstDeposit)
export const claimFirstDeposit = defineEndpoint('POST /api/ftd/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ bonus: money, free: money, queued: z.boolean() }) }),
  givesNothing: ({ data }) => data.bonus + data.free === 0n,
})

// recharge reward by tiers: calls of our own, for the specification names the page only
const rechargeReward = z.extend(offer, {
  month: z.string(),
  /** Recharged this month and played through; `waiting` is recharged and not yet. */
  counted: money,
  waiting: money,
  paid: money,
  tier: z.nullable(z.enum(tierNames)),
  rate: z.number(),
})
export const checkRechargeReward = check('rechargereward/check', rechargeReward)
export const claimRechargeReward = defineEndpoint('POST /api/rechargereward/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ amount: money }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})

// recharge rebate (specification, section 3: the first six names)
const rebateDetail = z.object({
  id: uuid,
  claimed_at: z.nullable(instant),
  event_ended_at: instant,
  is_claimed: z.boolean(),
  required_amount: money,
  reward_amount: money,
  recharge_amount: money,
  staked_amount: money,
  state: z.enum(['open', 'ready', 'claimed', 'lost', 'cancelled']),
  created_at: instant,
})
export type RebateDetail = z.output<typeof rebateDetail>
export const checkRechargeRebate = check(
  'rechargerebate/check',
  z.extend(offer, { details: z.array(rebateDetail) }),
)
export const claimRechargeRebate = defineEndpoint('POST /api/rechargerebate/claim', {
  ...claiming,
  /** Without `id` the one that ends first of those that are ready. */
  body: z.strictObject({ ...nothing, id: z.optional(uuid) }),
  reply: z.object({ data: rebateDetail }),
  givesNothing: ({ data }) => data.reward_amount === 0n,
})

// invitation and its chest
const friend = z.object({
  /** Counts the friends; nobody's name is told. */
  number: z.number(),
  joined_on: day,
  recharged: money,
  staked: money,
  state: z.enum(['open', 'held', 'ready', 'paid', 'revoked']),
  available_at: z.nullable(instant),
})
const chestStep = z.object({
  friends: z.number(),
  amount: money,
  state: z.enum(['ahead', 'ready', 'opened']),
})
export type ChestStep = z.output<typeof chestStep>
const invitationBody = { ...nothing, invite_code: z.optional(code(0, 32)) }
const invitationState = z.extend(offer, {
  invite_code: z.nullable(z.string()),
  friends: z.array(friend),
  qualified: z.number(),
  chest: z.object({ balance: money, steps: z.array(chestStep) }),
})
export const checkInvitation = defineEndpoint('POST /api/invitationactivity/check', {
  access: 'real_member',
  offline: 'keep',
  /** An `invite_code` nobody has is refused: 409 'USER DOES NOT EXIST'. */
  body: z.strictObject(invitationBody),
  reply: z.object({ data: invitationState }),
})
export const claimInvitation = defineEndpoint('POST /api/invitationactivity/claim', {
  ...claiming,
  /** `chest`: opens that step of the chest instead of paying the friends that are ready. */
  body: z.strictObject({ ...invitationBody, chest: z.optional(z.number().check(z.int(), z.minimum(1))) }),
  reply: z.object({ data: z.object({ amount: money, friends: z.number() }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})

// what is offered, where the member stands, what they received
const offered = <T extends z.core.$ZodType>(terms: T) =>
  z.optional(z.object({ version: z.number(), since: instant, terms }))
export const activityDetails = defineEndpoint('GET /api/activitydetails/get', {
  access: 'anyone',
  offline: 'keep',
  /** Only what the operator offers under its licence now; the terms are the figures that the pages tell. */
  reply: z.object({
    data: z.object({
      ftd: offered(promotionTerms.ftd),
      recharge: offered(promotionTerms.recharge),
      rechargerebate: offered(promotionTerms.rechargerebate),
      invitationactivity: offered(promotionTerms.invitationactivity),
      dailyrescue: offered(promotionTerms.dailyrescue),
      dailywheel: offered(promotionTerms.dailywheel),
      lotterywheel: offered(promotionTerms.lotterywheel),
      day7: offered(promotionTerms.day7),
      rebates: offered(promotionTerms.rebates),
    }),
  }),
})
export type Activities = z.output<typeof activityDetails.reply>['data']

/** Where the member stands in every offered promotion, for the activity centre. */
export const promotionState = check('promotion/state', z.array(offer))

export const reward = z.object({
  id: uuid,
  promotion: z.string(),
  amount: money,
  /** Where it was paid to. */
  wallet: z.enum(['cash', 'bonus', 'rebate']),
  state: z.enum(['paid', 'taken_back']),
  created_at: instant,
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Of a wheel: the seed itself once it was rotated. */
  proof: z.nullable(z.extend(proof, { server_seed: z.nullable(z.string()) })),
})
export type Reward = z.output<typeof reward>
export const promotionHistory = defineEndpoint('POST /api/promotion/history', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject({ member_id: sealedMember, ...page }),
  reply: z.object({ data: z.array(reward), ...listState }),
})
