import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day, instant, listState, page, sealedMember } from '../fields.ts'

/** General counts every game, the others their category. */
export const vipTrack = z.enum(['general', 'slot', 'live'])
export type VipTrack = z.output<typeof vipTrack>

/** One step of a track's ladder. Both lifetime figures are needed; betting is weighted stake (docs/rules/vip.md). */
export const vipLevel = z.object({
  track: vipTrack,
  level: z.number(),
  name: z.string(),
  recharge_needed: money,
  betting_needed: money,
  /** Weighted stake in a period that keeps the level. */
  keep_betting: money,
  /** How long a period is, at whose end a level was kept or falls by one. */
  keep_days: z.number(),
  upgrade_bonus: money,
  weekly_bonus: money,
  monthly_bonus: money,
  /** Of the general track alone, as is all that follows: how often and how much may be withdrawn a day. */
  withdrawals_a_day: z.nullable(z.number()),
  withdrawal_day_limit: z.nullable(money),
  /** Of one withdrawal, where it lies above the operator's; null: the operator's. */
  withdrawal_min: z.nullable(money),
  withdrawal_max: z.nullable(money),
  /** Share of theoretical loss that comes back as betting rebate, in hundredths of a percent: 500 is 5 %. */
  rebate_rate: z.nullable(z.number()),
})
export type VipLevel = z.output<typeof vipLevel>

/** Every level of the three tracks, lowest first: what a guest may see too. */
export const vipLevels = defineEndpoint('GET /api/member/vip/levels', {
  access: 'anyone',
  offline: 'keep',
  reply: z.object({ data: z.array(vipLevel) }),
})

export const vipStanding = z.object({
  track: vipTrack,
  level: z.number(),
  betting: money,
  /** The level cannot rise above it until this period's betting earns it back; null: no fall happened. */
  ceiling: z.nullable(z.number()),
  period_betting: money,
  /** The day on which this period is judged and the next one begins. */
  period_ends: day,
})

export type VipStanding = z.output<typeof vipStanding>

export const vipInfo = defineEndpoint('POST /api/member/vip/info', {
  access: 'real_member',
  offline: 'keep',
  reply: z.object({
    uservip: z.object({
      userviplvl: z.number(),
      level_name: z.string(),
      totalrecharge: money,
      totalbetting: money,
      /** VIP money paid so far, and what play so far would still allow (5 % of its theoretical loss in all). */
      paid: money,
      allowance: money,
      next_weekly: day,
      next_monthly: day,
      standings: z.array(vipStanding),
    }),
    /** Every level of the three tracks, lowest first. */
    data: z.array(vipLevel),
  }),
})
/** Where the member stands. */
export type UserVip = z.output<typeof vipInfo.reply>['uservip']

export const vipReward = z.object({
  id: z.string(),
  track: vipTrack,
  kind: z.enum(['upgrade', 'weekly', 'monthly', 'level_up', 'level_down']),
  level: z.number(),
  amount: money,
  created_at: instant,
})
export type VipReward = z.output<typeof vipReward>

export const vipHistory = defineEndpoint('POST /api/member/vip/history', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject({ ...page, member_id: sealedMember }),
  reply: z.object({ data: z.array(vipReward), ...listState }),
})
