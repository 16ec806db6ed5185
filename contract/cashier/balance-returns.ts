import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line, page, uuid } from '../fields.ts'
import type { AdministratorRole } from '../operations/administrator-role.ts'
import { withdrawalStates } from './money.ts'

/** `stuck`: a person has to see to it. `dropped`: the registry named the member no more before it was done. */
const balanceReturnStates = ['waiting', 'sending', 'stuck', 'closed', 'dropped'] as const

const balanceReturn = z.object({
  member: z.object({ id: uuid, name: z.string() }),
  state: z.enum(balanceReturnStates),
  /** What is waited for, or what keeps it; a word of a newer server is shown as it is. */
  cause: z.nullable(z.string()),
  impeded_at: instant,
  /** Until when the law wants the money to be with the member. */
  return_by: instant,
  /** What the member's wallet still holds, what is on its way out included. */
  money,
  withdrawal: z.nullable(z.object({ id: uuid, order_no: z.string(), state: z.enum(withdrawalStates) })),
  ended_at: z.nullable(instant),
})
export type BalanceReturn = z.output<typeof balanceReturn>

const roles: readonly AdministratorRole[] = ['owner', 'finance', 'reviewer', 'support']

/** Members whom the registry of the impeded names, and whose balance goes back: those under way, the longest first; or what is over, newest first. */
export const balanceReturns = defineEndpoint('POST /api/admin/returns', {
  access: 'administrator',
  roles,
  offline: 'refuse',
  body: z.strictObject({ over: z.boolean('required'), cursor: page.cursor, limit: page.limit }),
  reply: z.object({ data: z.array(balanceReturn), next_cursor: z.nullable(z.string()) }),
})

/** Looks at one that is stuck again, at once: what kept it was seen to. Refuses not_found, case_decided. */
export const retryBalanceReturn = defineEndpoint('POST /api/admin/returns/retry', {
  access: 'administrator',
  roles: ['owner', 'finance', 'reviewer'],
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, reason: line(3, 300) }),
  reply: z.object({ data: balanceReturn }),
})
