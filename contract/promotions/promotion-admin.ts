import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line } from '../fields.ts'
import { pendingApproval } from '../operations/approvals.ts'
import { promotionIds } from './registry.ts'

/** As it is written in the row: amounts as decimals, rates in hundredths of a percent. */
const wireTerms = z.record(z.string(), z.unknown())

const version = z.object({
  version: z.number(),
  active: z.boolean(),
  terms: wireTerms,
  effective_from: instant,
  administrator: z.nullable(z.string()),
  reason: z.string(),
})

/** What the operator would give and take with these terms: the guard of the docs/rules/promotions.md. */
const effect = z.object({
  /** `undefined` words: the terms fit together. */
  fault: z.nullable(z.string()),
  /** A month of the player's cheapest way over all promotions, on the cheapest game; below zero players are paid. */
  player_pays: money,
  strategy: z.object({
    /** How often in the month, of how much each. */
    recharges: z.number(),
    recharge: money,
    /** Promotions whose requirements are played out. */
    plays_out: z.array(z.enum(promotionIds)),
    /** Staked beyond that, on each of so many days. */
    stake: money,
    stake_days: z.number(),
    /** Friends who are the player's own accounts. */
    friends: z.number(),
  }),
  pays_players: z.boolean(),
  /**
   * Players who lose a deposit on a slot that keeps 4 %: what the promotions on play pay each, and what that play costs on average.
   * The operator keeps the difference.
   */
  typical: z.array(z.object({ recharge: money, times: z.number(), receives: money, costs: money })),
  /** Of a wheel: what a draw is worth. */
  draw_worth: z.nullable(money),
  /** Of the first deposit: what a new member who plays it as well as can be gets on average, at most. */
  first_deposit_price: z.nullable(money),
  /** Paid by this promotion in the last 30 days, and to how many members. */
  paid_30_days: money,
  members_30_days: z.number(),
})
export type PromotionEffect = z.output<typeof effect>

const adminPromotion = z.object({
  id: z.enum(promotionIds),
  offered: z.boolean(),
  current: version,
  versions: z.array(version),
})
export type AdminPromotion = z.output<typeof adminPromotion>

export const adminPromotions = defineEndpoint('POST /api/admin/promotions', {
  access: 'administrator',
  offline: 'refuse',
  reply: z.object({ data: z.array(adminPromotion) }),
})

const intent = { id: z.enum(promotionIds), active: z.boolean(), terms: wireTerms }

export const previewTerms = defineEndpoint('POST /api/admin/promotions/preview', {
  access: 'administrator',
  offline: 'refuse',
  body: z.strictObject(intent),
  reply: z.object({ data: effect }),
})

/**
 * Proposes the next version, which is in force when another owner approves it. Refusals: terms_invalid, terms_changed (somebody
 * else wrote one), terms_pay_players, nothing_changes, approval_waits.
 */
export const saveTerms = defineEndpoint('POST /api/admin/promotions/save', {
  access: 'administrator',
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    ...intent,
    base_version: z.number().check(z.int(), z.minimum(1)),
    reason: line(3, 300),
  }),
  success: 'pending_approval',
  reply: pendingApproval,
})
