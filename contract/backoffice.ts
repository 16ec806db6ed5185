import * as z from 'zod/mini'
import { administratorRoles } from './administrator-role.ts'
import { money } from './centavos.ts'
import { defineEndpoint } from './endpoint.ts'
import { day, email, instant, line, listState, page, password, uuid } from './fields.ts'
import { withdrawalStates } from './money.ts'

/** Password and a TOTP code that works once; the session lives in a cookie of the back office's own path. */
export const administratorSignIn = defineEndpoint('POST /api/admin/sign-in', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({
    email,
    password: line(1, 128),
    totp: z.string('required').check(z.regex(/^\d{6}$/, 'pin_invalid')),
  }),
  reply: z.object({
    access_token: z.string(),
    expires_in: z.number(),
    data: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      role: z.enum(administratorRoles),
    }),
  }),
})

/** First act of an invited administrator: reads what the link is for. */
export const administratorEnrolment = defineEndpoint('POST /api/admin/enrolment', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({ token: line(20, 100) }),
  reply: z.object({ data: z.object({ email: z.string(), totp_secret: z.string(), totp_uri: z.string() }) }),
})

/** Second act: sets password and proves the authenticator; the link works once. */
export const administratorEnrol = defineEndpoint('POST /api/admin/enrol', {
  access: 'anyone',
  offline: 'refuse',
  body: z.strictObject({
    token: line(20, 100),
    password,
    totp: z.string('required').check(z.regex(/^\d{6}$/, 'pin_invalid')),
  }),
  reply: z.object({}),
})

export const administratorSignOut = defineEndpoint('POST /api/admin/sign-out', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
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
  reviewer: z.nullable(z.string()),
  expected_by: z.nullable(instant),
  payout_state: z.nullable(z.string()),
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
  body: z.strictObject({ id: z.optional(uuid), state: z.optional(z.enum(withdrawalStates)), ...page }),
  reply: z.object({ data: z.array(reviewItem), ...listState }),
})

export const approveWithdrawal = defineEndpoint('POST /api/admin/withdrawals/approve', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: reviewItem }),
})

export const rejectWithdrawal = defineEndpoint('POST /api/admin/withdrawals/reject', {
  access: 'administrator',
  roles: ['owner', 'reviewer'],
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, reason: line(3, 300) }),
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
  body: z.strictObject({ search: z.optional(line(0, 64)), ...page }),
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
