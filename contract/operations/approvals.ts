import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line, listState, page, uuid } from '../fields.ts'
import { administratorRoles } from './administrator-role.ts'

export const approvalStates = ['proposed', 'approved', 'refused', 'withdrawn', 'expired'] as const

/** What keeps the reader from approving a proposal; a stale proof is asked for when they approve. */
export const approvalObstacles = [
  'forbidden',
  'own_account',
  'second_person_needed',
  'second_device_needed',
  'approver_on_probation',
] as const

const changeValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
const person = z.object({ id: uuid, name: z.string() })

export const approvalRequest = z.object({
  id: uuid,
  /** Such as `administrator_change`; the back office has a word for each. */
  kind: z.string(),
  /** `administrator:<id>`, as in the audit log. */
  subject: z.string(),
  /** Whose access it changes. */
  concerns: z.nullable(person),
  /** Field by field; `null` before: there was nothing. */
  changes: z.array(z.object({ field: z.string(), before: changeValue, after: changeValue })),
  reason: z.string(),
  state: z.enum(approvalStates),
  proposed_by: person,
  proposed_at: instant,
  expires_at: instant,
  decided_by: z.nullable(person),
  decided_at: z.nullable(instant),
  decision_note: z.nullable(z.string()),
  /** Of a proposal that waits: why the caller cannot approve it; `null`: they can. */
  obstacle: z.nullable(z.enum(approvalObstacles)),
  /** Until when `approver_on_probation` keeps the caller from it. */
  obstacle_until: z.nullable(instant),
})
export type ApprovalRequest = z.output<typeof approvalRequest>

/** What a call that needs a second person answers: nothing has happened yet. Ids only, for answers are kept by their key. */
export const pendingApproval = z.object({
  data: z.object({ id: uuid, state: z.enum(approvalStates), expires_at: instant }),
})

/** What the caller proposed, may approve, or what concerns them: waiting ones oldest first, others newest first. */
export const listApprovals = defineEndpoint('POST /api/admin/approvals', {
  access: 'administrator',
  roles: administratorRoles,
  offline: 'refuse',
  body: z.strictObject({ state: z.optional(z.enum(approvalStates)), ...page }),
  reply: z.object({ data: z.array(approvalRequest), ...listState }),
})

const deciders = ['owner', 'finance', 'reviewer'] as const

/**
 * Another person, from another device and session, agrees: the effect happens in the same transaction. Refusals: not_found,
 * approval_decided, approval_expired, approval_outdated, forbidden, own_account, second_person_needed, second_device_needed,
 * approver_on_probation, proof_required, and what the effect itself refuses with.
 */
export const approveRequest = defineEndpoint('POST /api/admin/approvals/approve', {
  access: 'administrator',
  roles: deciders,
  approves: true,
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({ id: uuid }),
  reply: pendingApproval,
})

/**
 * By another person who could approve it. Refusals: not_found, approval_decided, approval_expired, forbidden, own_account,
 * second_person_needed.
 */
export const refuseRequest = defineEndpoint('POST /api/admin/approvals/refuse', {
  access: 'administrator',
  roles: deciders,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({ id: uuid, reason: line(3, 300) }),
  reply: pendingApproval,
})

/** By its proposer alone. Refusals: not_found, approval_decided, approval_expired. */
export const withdrawRequest = defineEndpoint('POST /api/admin/approvals/withdraw', {
  access: 'administrator',
  roles: administratorRoles,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({ id: uuid }),
  reply: pendingApproval,
})
