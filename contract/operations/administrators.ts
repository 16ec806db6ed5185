import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { askedInstant, code, email, instant, line, listState, nameLine, page, uuid } from '../fields.ts'
import { administratorRoles } from './administrator-role.ts'
import { pendingApproval } from './approvals.ts'

export const administratorView = z.object({
  id: uuid,
  email: z.string(),
  name: z.string(),
  role: z.enum(administratorRoles),
  created_at: instant,
  /** Since when they may not sign in any more. */
  disabled_at: z.nullable(instant),
  /** Until when they approve nothing, for their access is new or was changed. */
  probation_until: z.nullable(instant),
  sessions: z.number(),
  /** Of theirs, suspended ones included. */
  passkeys: z.number(),
  is_self: z.boolean(),
})
export type AdministratorView = z.output<typeof administratorView>

/** Who works in the back office: their names stand beside decisions, so everybody may read them. */
export const listAdministrators = defineEndpoint('POST /api/admin/administrators', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  reply: z.object({ data: z.array(administratorView) }),
})

/**
 * Proposes somebody new. When another owner approves it, a link that works once goes to that address by mail, and nowhere
 * else. Refusals: administrator_exists, approval_waits.
 */
export const inviteAdministrator = defineEndpoint('POST /api/admin/administrators/invite', {
  access: 'administrator',
  roles: ['owner'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    email,
    name: nameLine(1, 80),
    role: z.enum(administratorRoles),
    reason: line(3, 300),
  }),
  success: 'pending_approval',
  reply: pendingApproval,
})

export const credentialParts = ['all', 'passkeys'] as const

/**
 * Proposes to end a colleague's passkeys, or all of their credentials; of these, new ones are set by a link that goes to their
 * own address alone. Their sessions end when another owner approves it. Nobody resets themselves.
 * Refusals: not_found, own_account, nothing_changes, approval_waits.
 */
export const resetAdministrator = defineEndpoint('POST /api/admin/administrators/reset', {
  access: 'administrator',
  roles: ['owner'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({ id: uuid, what: z.enum(credentialParts), reason: line(3, 300) }),
  success: 'pending_approval',
  reply: pendingApproval,
})

/**
 * Proposes another role for somebody, or to shut them out or let them in again; their sessions end when another owner
 * approves it. Nobody changes themselves. Refusals: not_found, own_account, nothing_changes, approval_waits.
 */
export const changeAdministrator = defineEndpoint('POST /api/admin/administrators/change', {
  access: 'administrator',
  roles: ['owner'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    id: uuid,
    role: z.enum(administratorRoles),
    disabled: z.boolean(),
    reason: line(3, 300),
  }),
  success: 'pending_approval',
  reply: pendingApproval,
})

export const administratorSession = z.object({
  id: uuid,
  administrator_id: uuid,
  name: z.string(),
  created_at: instant,
  seen_at: instant,
  ends_at: instant,
  /** What the browser calls itself. */
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
})
export type AdministratorSession = z.output<typeof administratorSession>

/** Living sessions: one's own, and for an owner everybody's. */
export const administratorSessions = defineEndpoint('POST /api/admin/sessions', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  reply: z.object({ data: z.array(administratorSession) }),
})

/** Ends a session at once: one's own, or for an owner anybody's. */
export const revokeAdministratorSession = defineEndpoint('POST /api/admin/sessions/revoke', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({ id: uuid }),
  reply: z.object({}),
})

export const auditRow = z.object({
  seq: z.number(),
  at: instant,
  administrator_id: z.nullable(uuid),
  /** `null`: a command on the server's own machine. */
  administrator: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditRow = z.output<typeof auditRow>

const auditFilters = {
  action: z.optional(code(1, 64)),
  /** `member:<id>`, or only the beginning such as `withdrawal:`. */
  subject: z.optional(code(1, 80)),
  administrator: z.optional(uuid),
  from: z.optional(askedInstant),
  to: z.optional(askedInstant),
}

/** What administrators did, newest first. */
export const auditLog = defineEndpoint('POST /api/admin/audit', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  body: z.strictObject({ ...auditFilters, ...page }),
  reply: z.object({
    data: z.array(auditRow),
    /** Every action that stands in the log, to choose from. */
    actions: z.array(z.string()),
    ...listState,
  }),
})

/** Recomputes the chain of hashes from its first row. */
export const verifyAudit = defineEndpoint('POST /api/admin/audit/verify', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  reply: z.object({
    data: z.object({
      whole: z.boolean(),
      rows: z.number(),
      /** The first row that was changed, taken out or put in. */
      first_broken: z.nullable(z.number()),
      /** Of the last row, so that it can be noted down elsewhere. */
      head: z.string(),
      checked_at: instant,
    }),
  }),
})

/** The filtered rows as CSV, at most 10,000; that it was taken is written down too. */
export const exportAudit = defineEndpoint('POST /api/admin/audit/export', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  body: z.strictObject(auditFilters),
  reply: z.object({
    data: z.object({ file_name: z.string(), csv: z.string(), rows: z.number(), is_cut: z.boolean() }),
  }),
})
