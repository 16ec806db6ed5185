import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day, exact, instant, listState, page, sealedMember, uuid } from '../fields.ts'
import { orderCategories, orderStates, reviewStates } from './order-words.ts'

/** Days are those of America/Sao_Paulo, both included (docs/rules/wire.md). */
const period = { from: z.optional(day), to: z.optional(day) }
const named = { lang: z.optional(exact()), member_id: sealedMember }

const listQuery = z.object({
  ...named,
  ...page,
  ...period,
  kind: z.optional(z.enum(orderCategories)),
  state: z.optional(z.enum(orderStates)),
  review: z.optional(z.enum(reviewStates)),
})
export type OrderAsk = z.output<typeof listQuery>

/** A member's own accounts, and the others in the words of a record. */
export const orderAccounts = [
  'cash',
  'bonus',
  'rebate',
  'hold',
  'debt',
  'bank',
  'fees',
  'promotions',
  'house',
] as const
export type OrderAccount = (typeof orderAccounts)[number]

const balances = z.object({ cash: money, bonus: money, rebate: money, hold: money, debt: money })
export type OrderBalances = z.output<typeof balances>

/** One transaction of the ledger. */
export const movement = z.object({
  id: uuid,
  /** The ledger's own word: `deposit`, `withdrawal_hold`, `bonus_granted` … a new promotion brings its own. */
  kind: z.string(),
  category: z.enum(orderCategories),
  state: z.enum(orderStates),
  reviewed: z.boolean(),
  /** What belongs together has the same. */
  association_id: z.string(),
  /** Number of the deposit or withdrawal it belongs to. */
  order_no: z.nullable(z.string()),
  /** The sum that was moved, without a sign. */
  money,
  /** More than zero: taken; less: given back. */
  fee: money,
  /** What it changed of the money one can play with. */
  effect: money,
  reason: z.nullable(z.string()),
  /** How it was paid, or where to: never more than a masked account. */
  label: z.nullable(z.string()),
  before: balances,
  after: balances,
  transfers: z.array(z.object({ from: z.enum(orderAccounts), to: z.enum(orderAccounts), money })),
  created_at: instant,
})
export type Movement = z.output<typeof movement>

/** Net of what went back, within the requested days; `total_bonus_amount` is what the operator gave. */
const totals = {
  total_recharge_amount: money,
  total_withdraw_amount: money,
  total_bonus_amount: money,
  total_fee_amount: money,
}

export const orderDetails = defineEndpoint('GET /api/ordercenter/details', {
  access: 'real_member',
  offline: 'keep',
  query: listQuery,
  reply: z.object({ details: z.array(movement), ...totals, ...listState }),
})

export const feeEntry = z.object({
  id: uuid,
  kind: z.string(),
  category: z.enum(orderCategories),
  association_id: z.string(),
  order_no: z.nullable(z.string()),
  /** The sum that the fee was taken on. */
  money,
  fee: money,
  reviewed: z.boolean(),
  created_at: instant,
})
export type FeeEntry = z.output<typeof feeEntry>

export const orderFee = defineEndpoint('GET /api/ordercenter/fee', {
  access: 'real_member',
  offline: 'keep',
  query: listQuery,
  reply: z.object({ fee: z.array(feeEntry), total_fee_amount: money, ...listState }),
})

/** Play that a deposit or bonus asks for. */
const requirement = z.object({
  id: uuid,
  source: z.string(),
  required: money,
  progress: money,
  state: z.enum(['open', 'done', 'cancelled', 'expired']),
  created_at: instant,
  expires_at: z.nullable(instant),
})

/** Movements that belong together: a deposit with its bonus, rebate, lot and fee; a withdrawal with hold, fee, payout, return. */
export const association = z.object({
  id: z.string(),
  category: z.enum(orderCategories),
  state: z.enum(orderStates),
  reviewed: z.boolean(),
  order_no: z.nullable(z.string()),
  money,
  fee: money,
  bonus: money,
  effect: money,
  created_at: instant,
  updated_at: instant,
  /** Oldest first: the story of it. */
  movements: z.array(movement),
  lots: z.array(requirement),
})
export type Association = z.output<typeof association>

/** The filters choose by what a group began with. */
export const orderAssociation = defineEndpoint('GET /api/ordercenter/association', {
  access: 'real_member',
  offline: 'keep',
  query: listQuery,
  reply: z.object({ association: z.array(association), ...listState }),
})

const chartDay = z.object({ day, recharge: money, withdraw: money, bonus: money, fee: money })
export type ChartDay = z.output<typeof chartDay>

/** Days on which something moved, oldest first: at most the last 800. */
export const orderChart = defineEndpoint('GET /api/ordercenter/chart', {
  access: 'real_member',
  offline: 'keep',
  query: z.object({ ...named, ...period }),
  reply: z.object({ chart: z.array(chartDay) }),
})
