import * as z from 'zod/mini'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, cpf, day, instant, line, listState, page, uuid } from '../fields.ts'
import { rechargeStates } from './money.ts'

/** `review`: a transfer by hand whose proof nobody has decided on yet. */
export const depositFilters = ['review', ...rechargeStates] as const

export const depositItem = z.object({
  id: uuid,
  order_no: z.string(),
  state: z.enum(rechargeStates),
  /** A proof was uploaded and waits for a person. */
  in_review: z.boolean(),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  payment_id: z.string(),
  payment_type: z.string(),
  money,
  paid_money: z.nullable(money),
  fee: money,
  created_at: instant,
  expires_at: instant,
  proof_at: z.nullable(instant),
  paid_at: z.nullable(instant),
  /** Names, the first reviewer first. */
  reviewer: z.nullable(z.string()),
  reviewed_at: z.nullable(instant),
  /** What the first of two reviewers found; null before. */
  found_money: z.nullable(money),
  bank_reference: z.nullable(z.string()),
  needs_two: z.boolean(),
  member: z.object({ id: z.string(), name: z.string(), status: z.string() }),
})
export type DepositItem = z.output<typeof depositItem>

/** Those that wait for a person stand oldest first, all others newest first. Days are those of Brasília. */
export const depositList = defineEndpoint('POST /api/admin/deposits', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  body: z.strictObject({
    state: z.optional(z.enum(depositFilters)),
    method: z.optional(code(1, 64)),
    from: z.optional(day),
    to: z.optional(day),
    min: z.optional(amount),
    max: z.optional(amount),
    /** An order number, a member's name or id, an order's id, a PIX end-to-end id or txid. */
    search: z.optional(code(0, 64)),
    ...page,
  }),
  reply: z.object({ data: z.array(depositItem), ...listState }),
})

/** Something that happened to an order, with what the provider or a person said. Amounts in details are centavos. */
export const depositEvent = z.object({
  kind: z.string(),
  at: instant,
  e2eid: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type DepositEvent = z.output<typeof depositEvent>

export const paymentStates = ['credited', 'suspended', 'refunding', 'refunded', 'stuck'] as const

/** A PIX that came in. `member` and `order_no` are null while nobody knows whose it is. */
export const incomingPayment = z.object({
  e2eid: z.string(),
  txid: z.nullable(z.string()),
  money,
  paid_at: instant,
  state: z.enum(paymentStates),
  reason: z.nullable(z.string()),
  refund_attempt: z.number(),
  /** When suspense ends and the money goes back automatically. */
  refund_after: z.nullable(instant),
  recharge_id: z.nullable(z.string()),
  order_no: z.nullable(z.string()),
  member: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type IncomingPayment = z.output<typeof incomingPayment>

export const depositDetails = defineEndpoint('POST /api/admin/deposits/details', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  body: z.strictObject({ id: uuid }),
  reply: z.object({
    data: z.object({
      item: depositItem,
      events: z.array(depositEvent),
      payments: z.array(incomingPayment),
      proof: z.nullable(z.object({ type: z.string(), bytes: z.number() })),
      member: z.object({
        created_at: instant,
        total_recharged: money,
        total_withdrawn: money,
        total_staked: money,
        /** Orders of the last thirty days that were not paid, and payments that were sent back. */
        unpaid_orders: z.number(),
        refunded_payments: z.number(),
      }),
    }),
  }),
})
export type DepositDetails = z.output<typeof depositDetails.reply>['data']

/** The file itself. Looking at it is written into the audit log. */
export const depositProof = defineEndpoint('POST /api/admin/deposits/proof', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: z.object({ type: z.string(), file: z.string() }) }),
})

/** What the reviewer read on the operator's statement: above the limit two persons must have read the same. */
export const confirmDeposit = defineEndpoint('POST /api/admin/deposits/confirm', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  freshProof: true,
  approves: true,
  movesMoney: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    id: uuid,
    money: amount,
    bank_reference: code(4, 40, 'too_short').check(z.regex(/^[A-Za-z0-9./-]+$/, 'invalid')),
    payer_cpf: cpf,
  }),
  reply: z.object({ data: depositItem }),
})

/** Why a transfer by hand is turned down; the member reads it in words. */
export const depositRefusals = [
  'transfer_not_found',
  'proof_unclear',
  'payer_mismatch',
  'duplicate',
  'other',
] as const

export const refuseDeposit = defineEndpoint('POST /api/admin/deposits/refuse', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, reason: z.enum(depositRefusals, 'required'), note: line(0, 300) }),
  reply: z.object({ data: depositItem }),
})

/** Suspense money and refunds. `waiting`: everything that is not at its end. */
export const paymentList = defineEndpoint('POST /api/admin/payments', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  body: z.strictObject({ state: z.optional(z.enum(['waiting', ...paymentStates])), ...page }),
  reply: z.object({ data: z.array(incomingPayment), ...listState }),
})

/** A stuck refund is requested again under a new id; suspense money is sent back without waiting for its day to end. */
export const askRefund = defineEndpoint('POST /api/admin/payments/refund', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  freshProof: true,
  approves: true,
  movesMoney: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ e2eid: code(32, 32), reason: line(3, 300) }),
  reply: z.object({ data: incomingPayment }),
})
