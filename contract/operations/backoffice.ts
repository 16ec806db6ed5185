import * as z from 'zod/mini'
import { withdrawalStates } from '../cashier/money.ts'
import { caseContext, risk, riskKinds } from '../cashier/review.ts'
import { rejectionGround } from '../cashier/review-deadline.ts'
import { amount, money } from '../centavos.ts'
import { isCnpj } from '../cnpj.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  askedInstant,
  code,
  day,
  digits,
  instant,
  line,
  listState,
  page,
  plainDocument,
  uuid,
} from '../fields.ts'
import { administratorPassword } from './administrator-password.ts'

/** First act of an invited administrator: reads what the link is for. */
export const administratorEnrolment = defineEndpoint('POST /api/admin/enrolment', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({ token: code(20, 100) }),
  reply: z.object({
    data: z.object({
      email: z.string(),
      totp_secret: z.string(),
      totp_uri: z.string(),
      /** Until when the link works. */
      expires_at: instant,
      /** For how long they will approve nothing; 0: for no time. */
      probation_hours: z.number(),
    }),
  }),
})

/** Second act: sets password and proves the authenticator; the link works once. */
export const administratorEnrol = defineEndpoint('POST /api/admin/enrol', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({
    token: code(20, 100),
    password: administratorPassword,
    totp: digits(6, 'pin_invalid'),
  }),
  reply: z.object({}),
})

export const administratorSignOut = defineEndpoint('POST /api/admin/sign-out', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  withWeakPassword: true,
  offline: 'refuse',
  reply: z.object({}),
})

export const reviewItem = z.object({
  id: uuid,
  order_no: z.string(),
  money,
  fee: money,
  actual_money: money,
  state: z.enum(withdrawalStates),
  reason: z.nullable(z.string()),
  account_label: z.string(),
  created_at: instant,
  reviewed_at: z.nullable(instant),
  /** Names; who they are stands in `reviewed_by`. */
  reviewer: z.nullable(z.string()),
  reviewed_by: z.array(uuid),
  sent_at: z.nullable(instant),
  paid_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  expected_by: z.nullable(instant),
  /** `stopped`: waits for a person, because of `stop_reason`. */
  payout_state: z.nullable(z.string()),
  stop_reason: z.nullable(z.string()),
  member_remark: z.nullable(z.string()),
  /** Who is working on it, and until when nobody else may decide it. */
  claim: z.nullable(z.object({ administrator_id: uuid, name: z.string(), until: instant })),
  /** The gravest first. */
  risks: z.array(risk),
  /** What the reviewer weighs: who the member is and what their money did. */
  member: z.object({
    id: z.string(),
    name: z.string(),
    created_on: day,
    total_recharged: money,
    total_withdrawn: money,
    total_staked: money,
    account_changed_at: z.nullable(instant),
    status: z.string(),
  }),
})
export type ReviewItem = z.output<typeof reviewItem>

/** Pending ones stand oldest first, because they wait; all others newest first. With `id` only that one, whatever its state. */
export const reviewQueue = defineEndpoint('POST /api/admin/withdrawals', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  body: z.strictObject({
    id: z.optional(uuid),
    state: z.optional(z.enum(withdrawalStates)),
    /** Approved ones that wait for a person. */
    stopped: z.optional(z.boolean()),
    reviewed: z.optional(z.boolean()),
    min: z.optional(amount),
    max: z.optional(amount),
    /** Asked for from this moment on, and before that one. */
    from: z.optional(askedInstant),
    to: z.optional(askedInstant),
    /** Beginning of the name, or the whole id. */
    member: z.optional(code(1, 64)),
    /** First or second reviewer. */
    reviewer: z.optional(uuid),
    risk: z.optional(z.enum(['any', 'high', 'none', ...riskKinds])),
    ...page,
  }),
  reply: z.object({ data: z.array(reviewItem), ...listState }),
})

/** What the reviewer weighs beside the row: balances, sums, open lots, changes, games. */
export const reviewContext = defineEndpoint('POST /api/admin/withdrawals/context', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: caseContext }),
})

/** Takes a case for ten minutes, or keeps it for ten more. `case_claimed`: somebody else has it. */
export const claimWithdrawal = defineEndpoint('POST /api/admin/withdrawals/claim', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  offline: 'refuse',
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: reviewItem }),
})

/** Lets one's own claim go. */
export const releaseWithdrawal = defineEndpoint('POST /api/admin/withdrawals/release', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  offline: 'refuse',
  body: z.strictObject({ id: uuid }),
  reply: z.object({}),
})

const onStopped = (path: 'let-go' | 'cancel') =>
  defineEndpoint(`POST /api/admin/withdrawals/${path}`, {
    access: 'administrator',
    roles: ['owner', 'reviewer'],
    freshProof: true,
    approves: path === 'let-go',
    movesMoney: path === 'let-go',
    offline: 'refuse',
    idempotency: 'key',
    body: z.strictObject({ id: uuid, reason: line(3, 300) }),
    reply: z.object({ data: reviewItem }),
  })

/** Pays a stopped withdrawal after all. */
export const letWithdrawalGo = onStopped('let-go')

/** Gives a stopped withdrawal back to the balance; the member reads the reason. */
export const cancelStoppedWithdrawal = onStopped('cancel')

export const approveWithdrawal = defineEndpoint('POST /api/admin/withdrawals/approve', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  freshProof: true,
  approves: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: reviewItem }),
})

export const rejectWithdrawal = defineEndpoint('POST /api/admin/withdrawals/reject', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    id: uuid,
    reason: line(3, 300),
    /** Named where the licence asks for one. */
    ground: z.optional(rejectionGround),
  }),
  reply: z.object({ data: reviewItem }),
})

export const adminMember = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  is_demo: z.boolean(),
  created_at: instant,
  sessions: z.number(),
})

export const searchMembers = defineEndpoint('POST /api/admin/members', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  body: z.strictObject({ search: z.optional(code(0, 64)), ...page }),
  reply: z.object({ data: z.array(adminMember), ...listState }),
})

/** Throws every session of the member out: the next call answers 401 with `force_offline: true`. */
export const forceOffline = defineEndpoint('POST /api/admin/members/force-offline', {
  access: 'administrator',
  roles: ['owner', 'reviewer', 'support'],
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, reason: line(3, 300) }),
  reply: z.object({}),
})

/** Freezes an account (no bet, no new withdrawal, approved payouts wait for a person) or thaws it. */
export const setMemberStatus = defineEndpoint('POST /api/admin/members/status', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, status: z.enum(['active', 'frozen'], 'required'), reason: line(3, 300) }),
  reply: z.object({ data: adminMember }),
})

/** Somebody saw the proof that this company is the member's alone: its PIX key may then be confirmed. */
export const proveSoleOwner = defineEndpoint('POST /api/admin/members/sole-owner', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  freshProof: true,
  approves: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    id: uuid,
    cnpj: z.pipe(
      code(1, 32, 'cnpj_invalid').check(z.refine(raw => isCnpj(plainDocument(raw)), 'cnpj_invalid')),
      z.transform(plainDocument),
    ),
    reason: line(3, 300),
  }),
  reply: z.object({}),
})
