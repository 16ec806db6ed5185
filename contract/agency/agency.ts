import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, copiedUuid, day, exact, instant, phone, sealedMember } from '../fields.ts'

const tier = z.object({
  /** The tier holds from this total of the agent's own week on. */
  from_amount: money,
  /** Percent by how far below the agent: "0.50". */
  direct_percent: z.string(),
  second_percent: z.string(),
  third_percent: z.string(),
})
const mechanism = z.object({ data: z.array(tier) })
export type AgencyTier = z.output<typeof tier>

export const rechargeMechanism = defineEndpoint('GET /api/agency/mechanism/recharge', {
  access: 'anyone',
  offline: 'keep',
  reply: mechanism,
})

export const bettingMechanism = defineEndpoint('GET /api/agency/mechanism/betting', {
  access: 'anyone',
  offline: 'keep',
  reply: mechanism,
})

export const settlementMechanism = defineEndpoint('GET /api/agency/mechanism/settlement', {
  access: 'anyone',
  offline: 'keep',
  reply: mechanism,
})

/** Needs the invitee's phone, the inviter's invitation code and the invitee's UID (specification, section 5). */
export const registerSubordinate = defineEndpoint('POST /api/agency/subordinate/register', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    phone,
    invite_code: code(1, 32),
    uid: copiedUuid,
    member_id: sealedMember,
  }),
  reply: z.object({ data: z.object({ name: z.string(), joined_at: instant }) }),
})

const week = z.object({
  /** Its Monday. */
  week: day,
  /** Paid in less taken out, weighted stake that served nothing else, and what the operator won: of the line, in that week. */
  recharge: money,
  betting: money,
  revenue: money,
  recharge_commission: money,
  betting_commission: money,
  settlement_commission: money,
  /** A loss of weeks before, zero or less. */
  carried: money,
  cap: money,
  /** What was found since of weeks before: bets or money taken back after they were settled. */
  corrected: money,
  /** The part that this week could not bear, zero or less: it is carried into the next. */
  owed: money,
  /** The shares of the subordinates, and what was corrected. */
  commission: money,
  paid_at: z.nullable(instant),
})
export type AgencyWeek = z.output<typeof week>

/** Where the agent stands, and the newest weeks, each with what it paid. */
export const agencyReward = defineEndpoint('POST /api/agency/reward', {
  access: 'real_member',
  offline: 'keep',
  reply: z.object({
    data: z.object({
      invite_code: z.string(),
      /** Subordinates one, two and three levels down. */
      direct: z.number(),
      second: z.number(),
      third: z.number(),
      total_commission: money,
      next_settlement: day,
      weeks: z.array(week),
    }),
  }),
})
export type AgencyStanding = z.output<typeof agencyReward.reply>['data']

const invited = z.object({
  id: z.string(),
  /** Enough to recognise, too little to copy. */
  name: z.string(),
  depth: z.number(),
  joined_at: instant,
  /** `linked`: the line earns nothing, because both accounts share a device, payer or account. */
  barred_reason: z.nullable(z.string()),
  /** Commission that this member brought so far. */
  commission: money,
})
export type InvitedMember = z.output<typeof invited>

/** Everybody below the agent to three levels, newest first. */
export const inviteRecord = defineEndpoint('POST /api/agency/inviterecord', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject({
    cursor: z.optional(exact()),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    depth: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3))),
    member_id: sealedMember,
  }),
  reply: z.object({ data: z.array(invited), next_cursor: z.nullable(z.string()) }),
})

const share = z.object({
  name: z.string(),
  depth: z.number(),
  recharge: money,
  betting: money,
  revenue: money,
  commission: money,
})
export type AgencyShare = z.output<typeof share>

/** One week by subordinate: the shares and what was corrected of earlier weeks sum up to the commission. */
export const agencyStatement = defineEndpoint('POST /api/agency/statement', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject({ week: day, member_id: sealedMember }),
  reply: z.object({ data: z.array(share) }),
})
