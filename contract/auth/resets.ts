import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line, uuid } from '../fields.ts'

const passwordReset = z.object({
  id: z.string(),
  member_id: z.string(),
  member_name: z.string(),
  kind: z.enum(['password', 'withdrawal_password']),
  reason: z.string(),
  opened_by: z.string(),
  opened_at: instant,
  /** The caller opened it: somebody else has to approve. */
  is_own: z.boolean(),
})

/** Resets that wait for a second administrator. */
export const passwordResets = defineEndpoint('POST /api/admin/resets', {
  access: 'administrator',
  roles: ['owner', 'support'],
  offline: 'refuse',
  reply: z.object({ data: z.array(passwordReset) }),
})

export const openPasswordReset = defineEndpoint('POST /api/admin/resets/open', {
  access: 'administrator',
  roles: ['owner', 'support'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    id: uuid,
    kind: z.enum(['password', 'withdrawal_password']),
    /** Why, and how the person was recognised. */
    reason: line(10, 500, 'too_short'),
  }),
  reply: z.object({ data: z.object({ id: z.string() }) }),
})

/**
 * `code_once` is shown once; support reads it to the member by phone. Refusals: not_found, second_person_needed,
 * second_device_needed, approver_on_probation.
 */
export const closePasswordReset = defineEndpoint('POST /api/admin/resets/close', {
  access: 'administrator',
  roles: ['owner', 'support'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, approve: z.boolean() }),
  reply: z.object({ code_once: z.nullable(z.string()), expires_at: z.nullable(instant) }),
})
