import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day, instant, line, listState, page, uuid } from '../fields.ts'

/** What moves between the operator and a provider. `fee`: what the provider keeps; `other`: what no side of ours knows. */
const movementKinds = ['received', 'refunded', 'paid_out', 'returned', 'fee', 'other'] as const

/** Why both sides may differ and all is well; `by_hand`: a person has looked and says so. */
const explanations = ['in_flight', 'other_day', 'refund_under_way', 'fee', 'by_hand'] as const

/** Amounts are signed: in less out. `difference` is the provider's side less the ledger's. */
export const reconciledDay = z.object({
  day,
  ran_at: instant,
  /** Null: the daily job. */
  ran_by: z.nullable(z.string()),
  ledger: money,
  provider: money,
  difference: money,
  explained: money,
  open: money,
  open_count: z.number(),
})
export type ReconciledDay = z.output<typeof reconciledDay>

export const difference = z.object({
  id: uuid,
  kind: z.enum(movementKinds),
  /** An end-to-end id, a refund of one, a payout. */
  ref: z.string(),
  ledger: money,
  provider: money,
  state: z.enum(['open', 'explained', 'settled']),
  why: z.nullable(z.enum(explanations)),
  note: z.nullable(z.string()),
  explained_by: z.nullable(z.string()),
  first_seen: instant,
})
export type Difference = z.output<typeof difference>

/** Days that were reconciled, newest first. */
export const reconciliationList = defineEndpoint('POST /api/admin/reconciliation', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  body: z.strictObject({ ...page }),
  reply: z.object({ data: z.array(reconciledDay), ...listState }),
})

const dayReport = z.object({
  day: reconciledDay,
  totals: z.array(
    z.object({
      kind: z.enum(movementKinds),
      ledger: money,
      ledger_count: z.number(),
      provider: money,
      provider_count: z.number(),
    }),
  ),
  /** Transfers by hand: persons have compared each with the bank's statement. */
  by_hand: z.object({ count: z.number(), money }),
  differences: z.array(difference),
})
export type DayReport = z.output<typeof dayReport>

export const reconciliationDay = defineEndpoint('POST /api/admin/reconciliation/day', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  body: z.strictObject({ day }),
  reply: z.object({ data: dayReport }),
})

/** Compares a day now, instead of waiting for the daily job. */
export const reconcile = defineEndpoint('POST /api/admin/reconciliation/run', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({ day }),
  reply: z.object({ data: dayReport }),
})

/** A person looked at an open difference and says why it is one. */
export const explainDifference = defineEndpoint('POST /api/admin/reconciliation/explain', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({ id: uuid, note: line(3, 300) }),
  reply: z.object({ data: difference }),
})
