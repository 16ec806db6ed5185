import * as z from 'zod/mini'
import { stepUpProof } from '../auth/step-up.ts'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, exact, instant, line, listState, nameLine, page, pin, sealedMember, uuid } from '../fields.ts'

/** The operator's account that transfers by hand are paid into. */
export const collectionAccount = z.object({
  /** Three digits of the clearing house. */
  bank_code: z.string(),
  bank_name: z.string(),
  branch: z.string(),
  account: z.string(),
  holder: z.string(),
  /** Fourteen characters, as stored. */
  cnpj: z.string(),
})
export type CollectionAccount = z.output<typeof collectionAccount>

export const paymentMethod = z.object({
  id: z.string(),
  /** In the language that was asked for. */
  name: z.string(),
  type: z.enum(['pix', 'transfer']),
  min: money,
  max: money,
  /** Percent of the amount, e.g. "1.50". */
  fee_percent: z.string(),
  fee_fixed: money,
  instant: z.boolean(),
  icon: z.string(),
  /** Quick amounts to offer, in centavos inside. */
  presets: z.array(money),
  /** Of a transfer by hand; null for what a provider collects. */
  collection: z.nullable(collectionAccount),
})
export type PaymentMethod = z.output<typeof paymentMethod>

const methodsQuery = z.object({ lang: z.optional(exact()), domain: z.optional(exact()) })

export const payments = defineEndpoint('GET /api/payments/list', {
  access: 'anyone',
  offline: 'keep',
  query: methodsQuery,
  reply: z.object({ data: z.array(paymentMethod) }),
})

export const onlinePayments = defineEndpoint('GET /api/payment/online/list', {
  access: 'anyone',
  offline: 'keep',
  query: methodsQuery,
  reply: z.object({ data: z.array(paymentMethod) }),
})

/** States: `pending → paid | expired | failed | refunded` (docs/rules/cashier.md). */
export const rechargeStates = ['pending', 'paid', 'expired', 'failed', 'refunded'] as const

/** What a pending order waits for: the payment, the bank's word who paid, the proof of a transfer, a person's look at it. */
const awaited = ['payment', 'payer', 'proof', 'review'] as const

/** Steps of an order that its member sees, oldest first. */
export const rechargeSteps = [
  'ordered',
  'payment_seen',
  'suspended',
  'credited',
  'expired',
  'cancelled',
  'failed',
  'proof_received',
  'review_refused',
  'refund_decided',
  'refund_asked',
  'refund_done',
  'refund_stuck',
  'disputed',
] as const

export const recharge = z.object({
  id: uuid,
  /** Order number shown to people. */
  order_no: z.string(),
  money,
  /** What arrived, when it differs from what was asked. */
  paid_money: z.nullable(money),
  fee: money,
  state: z.enum(rechargeStates),
  /** Null once it has ended. */
  awaiting: z.nullable(z.enum(awaited)),
  /** Why it failed or was refunded: `payer_mismatch`, `expired`, `deposit_limit_reached` … */
  reason: z.nullable(z.string()),
  payment_id: z.string(),
  payment_type: z.string(),
  payment_desc: z.string(),
  /** PIX copy-and-paste text while the order is pending, else null. */
  pix_code: z.nullable(z.string()),
  pay_url: z.nullable(z.string()),
  /** Where to transfer to, while the order can be paid by hand. */
  collection: z.nullable(collectionAccount),
  proof_at: z.nullable(instant),
  /** What a reviewer wrote. */
  note: z.nullable(z.string()),
  steps: z.array(z.object({ step: z.enum(rechargeSteps), at: instant })),
  created_at: instant,
  expires_at: z.nullable(instant),
  paid_at: z.nullable(instant),
})
export type Recharge = z.output<typeof recharge>

/** A good answer carries `pay_url` where the browser goes, the order, and a token that reads its status alone. */
export const rechargeOnline = defineEndpoint('POST /api/recharge/online', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    money: amount,
    payment_desc: z.optional(line(0, 200)),
    payment_id: code(1, 64),
    payment_type: code(1, 32),
    member_id: sealedMember,
  }),
  reply: z.object({
    pay_url: z.nullable(z.string()),
    data: z.object({ order: recharge, order_token: z.string() }),
  }),
})

/** Status of one order by its own token, so that the screen survives the trip to the bank app. */
export const rechargeStatus = defineEndpoint('POST /api/recharge/status', {
  access: 'anyone',
  offline: 'keep',
  body: z.strictObject({ order_token: exact() }),
  reply: z.object({ data: recharge }),
})

const recordBody = z.strictObject({ member_id: sealedMember, ...page })

export const rechargeList = defineEndpoint('POST /api/recharge/list', {
  access: 'real_member',
  offline: 'keep',
  body: recordBody,
  reply: z.object({ data: z.array(recharge), ...listState }),
})

export const setWithdrawalPassword = defineEndpoint('POST /api/member/drawing_pwd/set', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    qk_pwd: pin,
    qk_pwd_confirmation: pin,
    /** Of a step-up for `withdrawal_password`; without one: step_up_required. */
    proof: z.optional(stepUpProof),
    member_id: sealedMember,
  }),
  reply: z.object({}),
})

/** Needs the old one; holds withdrawals for 24 hours (docs/rules/accounts.md). */
export const modifyWithdrawalPassword = defineEndpoint('POST /api/member/drawing_pwd/modify', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    old_qk_pwd: pin,
    qk_pwd: pin,
    qk_pwd_confirmation: pin,
    member_id: sealedMember,
  }),
  reply: z.object({ held_until: instant }),
})

/** `pending → approved → paid`, or `rejected | failed`; `returned` can follow `paid`. */
export const withdrawalStates = ['pending', 'approved', 'paid', 'rejected', 'failed', 'returned'] as const

export const withdrawal = z.object({
  id: uuid,
  order_no: z.string(),
  money,
  fee: money,
  actual_money: money,
  state: z.enum(withdrawalStates),
  /** Shown in the record (specification, section 4). */
  reviewed: z.boolean(),
  reason: z.nullable(z.string()),
  account_label: z.string(),
  payment_type: z.string(),
  member_remark: z.nullable(z.string()),
  created_at: instant,
  reviewed_at: z.nullable(instant),
  /** When it went to the payment provider. */
  sent_at: z.nullable(instant),
  paid_at: z.nullable(instant),
  /** When it failed, or came back after it was paid. */
  ended_at: z.nullable(instant),
  /** Approved, and a person looks once more before it is sent. */
  waits_for_person: z.boolean(),
  expected_by: z.nullable(instant),
})
export type Withdrawal = z.output<typeof withdrawal>

/** Every field of the specification's withdraw post; the saved account decides, the others must agree with it. */
export const drawing = defineEndpoint('POST /api/drawing', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    name: z.optional(nameLine(0, 120)),
    money: amount,
    account: z.optional(code(0, 120)),
    member_bank_id: uuid,
    member_bank_text: z.optional(line(0, 200)),
    member_remark: z.optional(line(0, 200)),
    qk_pwd: pin,
    payment_type: code(1, 32),
    cpf_id: z.optional(code(0, 32)),
    phone_number: z.optional(code(0, 32)),
    email: z.optional(code(0, 100)),
    cnpj: z.optional(code(0, 32)),
    evp: z.optional(code(0, 64)),
    member_id: sealedMember,
  }),
  reply: z.object({ data: withdrawal }),
})

export const drawingList = defineEndpoint('POST /api/drawing/list', {
  access: 'real_member',
  offline: 'keep',
  body: recordBody,
  reply: z.object({ data: z.array(withdrawal), ...listState }),
})

/** The member's balances by wallet and their total (docs/rules/cashier.md). */
export const allBalance = defineEndpoint('GET /api/day7/getAllBalance', {
  access: 'member',
  offline: 'keep',
  query: z.object({
    currency: z.optional(exact()),
    platType: z.optional(exact()),
    lang: z.optional(exact()),
  }),
  reply: z.object({
    data: z.object({
      currency: z.enum(['BRL', 'PLAY']),
      cash: money,
      bonus: money,
      rebate: money,
      hold: money,
      ml_money: money,
      total: money,
      wallet_version: z.number(),
      providers: z.array(z.object({ api_code: z.string(), open_rounds: z.number(), open_stake: money })),
    }),
  }),
})
