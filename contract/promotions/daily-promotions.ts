import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day, instant, uuid } from '../fields.ts'
import { gameTypes } from '../lobby/games.ts'
import { check, claiming, nextProof, nothing, offer, proof } from './offer.ts'
import { prizeIcons } from './promotion-terms.ts'

// daily cashback
const rescue = z.extend(offer, {
  /** Yesterday in America/Sao_Paulo: what was lost, and the most that play allows. */
  day,
  loss: money,
  most: money,
  today_loss: money,
  /** Of the amount: on losses of earlier days whose requirement ended yesterday without a reward. */
  returned: z.optional(money),
})
export const checkDailyRescue = check('dailyrescue/check', rescue)
export const claimDailyRescue = defineEndpoint('POST /api/dailyrescue/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ day, amount: money }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})
export const coverHistory = defineEndpoint('POST /api/cover/history', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: z.object({
    data: z.array(z.object({ id: uuid, day, loss: money, amount: money, claimed_at: instant })),
    total: money,
  }),
})

// wheels (specification, section 7: data list, remainingspins, reward, quantity)
const shownPrize = z.object({
  id: z.string(),
  icon: z.enum(prizeIcons),
  amount: money,
  weight: z.number(),
  /** In millionths. */
  odds: z.number(),
})
export type ShownPrize = z.output<typeof shownPrize>
const wheelState = {
  data: z.array(shownPrize),
  remainingspins: z.number(),
  /** Id of the prize that was drawn, and what it pays; before a spin null and zero. */
  reward: z.nullable(z.string()),
  quantity: money,
}
const wheelCheck = z.object({ ...wheelState, offer, fairness: nextProof })
const wheelClaim = z.object({ ...wheelState, spin: z.object({ id: uuid, proof }) })
export const checkDailyWheel = defineEndpoint('POST /api/dailywheel/check', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: wheelCheck,
})
export const claimDailyWheel = defineEndpoint('POST /api/dailywheel/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: wheelClaim,
  givesNothing: ({ quantity }) => quantity === 0n,
})
export const checkLotteryWheel = defineEndpoint('POST /api/lotterywheel/check', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: wheelCheck,
})
export const claimLotteryWheel = defineEndpoint('POST /api/lotterywheel/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: wheelClaim,
  givesNothing: ({ quantity }) => quantity === 0n,
})

// seven days
const sevenDays = z.extend(offer, {
  day7_id: z.nullable(uuid),
  /** Which of the seven days of the running round are taken. */
  d7_map: z.array(z.boolean()),
  /** Today's place in the round, from 1. */
  today: z.number(),
  taken_today: z.boolean(),
  rewards: z.array(money),
  paid: money,
})
export const checkDay7 = check('day7/check', sevenDays)
/** Takes today, and pays what the round has earned once its recharge is there. */
export const day7Login = defineEndpoint('POST /api/day7/day7LoginV2', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ ...sevenDays.shape, paid_now: money }) }),
  givesNothing: ({ data }) => data.paid_now === 0n,
})

// betting rebate
export const rebatesList = defineEndpoint('POST /api/games/rebates/list', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: z.object({
    data: z.array(
      z.object({
        category: z.enum(gameTypes),
        /** Share of the theoretical loss, in hundredths of a percent, at the member's level. */
        rate: z.number(),
        staked: money,
        rebate: money,
      }),
    ),
    offer,
    level: z.number(),
    fs_money: money,
    pay_at: money,
    paid: money,
  }),
})
export const rebatesDetails = defineEndpoint('POST /api/games/rebates/details', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: z.object({
    data: z.array(
      z.object({ day, category: z.enum(gameTypes), staked: money, rate: z.number(), rebate: money }),
    ),
  }),
})
export const claimRebates = defineEndpoint('POST /api/games/rebates/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ amount: money }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})
