import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'

/** Why a withdrawal may be turned down where the licence asks for a ground (docs/rules/licences.md). */

export const rejectionGround = z.enum(['fraud', 'law'], 'required')
export type RejectionGround = z.output<typeof rejectionGround>

const deadline = z.object({
  /** The licence's own bound, and what members are promised within it. */
  latest_minutes: z.number(),
  promised_minutes: z.number(),
  /** Open withdrawals whose member should have the money by now, and those with half an hour left or less. */
  overdue: z.number(),
  soon: z.number(),
  oldest_due: z.nullable(instant),
  /** Grounds of which a rejection names one; empty: its reason is enough. */
  grounds: z.array(rejectionGround),
})
export type ReviewDeadline = z.output<typeof deadline>

/** The clock over the whole desk, whatever the queue is filtered by. */
export const reviewDeadline = defineEndpoint('POST /api/admin/withdrawals/deadline', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer', 'support'],
  offline: 'refuse',
  reply: z.object({ data: deadline }),
})
