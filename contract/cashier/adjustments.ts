import * as z from 'zod/mini'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line, listState, page, uuid } from '../fields.ts'

export const adjustmentStates = ['proposed', 'approved', 'rejected', 'taken_back'] as const
const adjustmentDirections = ['credit', 'debit'] as const

export const adjustment = z.object({
  id: uuid,
  member: z.object({ id: uuid, name: z.string() }),
  direction: z.enum(adjustmentDirections),
  money,
  /** The member reads it. */
  reason: z.string(),
  state: z.enum(adjustmentStates),
  proposed_by: z.object({ id: uuid, name: z.string() }),
  proposed_at: instant,
  decided_by: z.nullable(z.object({ id: uuid, name: z.string() })),
  decided_at: z.nullable(instant),
  decision_note: z.nullable(z.string()),
})
export type Adjustment = z.output<typeof adjustment>

/** Newest first; what is `proposed` oldest first, because it waits. */
export const listAdjustments = defineEndpoint('POST /api/admin/adjustments', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  body: z.strictObject({
    id: z.optional(uuid),
    state: z.optional(z.enum(adjustmentStates)),
    member: z.optional(uuid),
    ...page,
  }),
  reply: z.object({ data: z.array(adjustment), ...listState }),
})

/** Proposes a correction of a member's cash. Nothing moves until another person approves it. */
export const proposeAdjustment = defineEndpoint('POST /api/admin/adjustments/propose', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  movesMoney: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({
    member: uuid,
    direction: z.enum(adjustmentDirections, 'required'),
    money: amount,
    reason: line(3, 300),
  }),
  reply: z.object({ data: adjustment }),
})

/** By another person than the one who proposed it; the wallet moves in the same transaction. */
export const approveAdjustment = defineEndpoint('POST /api/admin/adjustments/approve', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  freshProof: true,
  approves: true,
  movesMoney: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: adjustment }),
})

/** Rejects somebody else's proposal, or takes one's own back. */
export const rejectAdjustment = defineEndpoint('POST /api/admin/adjustments/reject', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, reason: line(3, 300) }),
  reply: z.object({ data: adjustment }),
})

export const adjustmentCalls = { listAdjustments, proposeAdjustment, approveAdjustment, rejectAdjustment }
