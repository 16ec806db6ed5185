import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day, instant, line } from '../fields.ts'
import { pendingApproval } from '../operations/approvals.ts'
import { count, rate, sum } from '../promotions/terms-fields.ts'

export const programIds = ['vip', 'agency'] as const
export type ProgramId = (typeof programIds)[number]

const step = { recharge_needed: sum, betting_needed: sum, keep_betting: sum, upgrade_bonus: sum }
const trackStep = z.strictObject(step)
/** Of the general track alone: periodic bonuses, limits, rebate. A bound of 0.00 is the operator's own. */
const generalStep = z.strictObject({
  ...step,
  weekly_bonus: sum,
  monthly_bonus: sum,
  withdrawals_a_day: count(1, 100),
  withdrawal_day_limit: sum,
  withdrawal_min: sum,
  withdrawal_max: sum,
  /** Of theoretical loss; the cap is 15 %. */
  rebate_rate: count(0, 1_500),
})
const ladder = <S extends z.core.$ZodType>(of: S) => z.array(of).check(z.minLength(2), z.maxLength(51))
const tier = z.strictObject({ from: sum, direct_rate: rate, second_rate: rate, third_rate: rate })
const tiers = z.array(tier).check(z.minLength(1), z.maxLength(12))

/** What an administrator may change: the level is the place in its list, a tier ends where the next begins. */
export const programTerms = {
  vip: z.strictObject({
    /** How long a period is, at whose end a level was kept or falls by one. */
    keep_days: count(7, 366),
    general: ladder(generalStep),
    slot: ladder(trackStep),
    live: ladder(trackStep),
  }),
  agency: z.strictObject({ recharge: tiers, betting: tiers, settlement: tiers }),
} as const
export type ProgramTerms = { [Id in ProgramId]: z.output<(typeof programTerms)[Id]> }

const wireTerms = z.record(z.string(), z.unknown())

const version = z.object({
  version: z.number(),
  active: z.literal(true),
  terms: wireTerms,
  effective_from: instant,
  administrator: z.nullable(z.string()),
  reason: z.string(),
})

/** What changes for members with these terms, as things stand now. */
const effect = z.object({
  /** What does not fit together; null: the terms may stand. */
  fault: z.nullable(z.string()),
  vip: z.nullable(
    z.object({
      /** Standings that rise at their next look, and what their bonuses come to before the cap on play. */
      rise: z.number(),
      rise_bonus: money,
      /** Standings above what their totals are worth then: they stay until their period ends. */
      stand_higher: z.number(),
      /** Members whose limits a day are smaller, or larger. */
      limits_smaller: z.number(),
      limits_larger: z.number(),
    }),
  ),
  agency: z.nullable(
    z.object({
      /** The first Monday that counts by the new tables. */
      counts_from: day,
      /** The last settled week before the cap, by the running tables and by these; null: none was settled. */
      week: z.nullable(day),
      before: money,
      after: money,
      agents: z.number(),
    }),
  ),
})
export type ProgramEffect = z.output<typeof effect>

const program = z.object({ id: z.enum(programIds), current: version, versions: z.array(version) })
export type AdminProgram = z.output<typeof program>

export const adminPrograms = defineEndpoint('POST /api/admin/club', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  reply: z.object({ data: z.array(program) }),
})

const intent = { id: z.enum(programIds), terms: wireTerms }

export const previewProgram = defineEndpoint('POST /api/admin/club/preview', {
  access: 'administrator',
  roles: ['owner', 'finance'],
  offline: 'refuse',
  body: z.strictObject(intent),
  reply: z.object({ data: effect }),
})

/**
 * Proposes the next version, for owners alone; it is in force when another owner approves it. Refusals: terms_invalid,
 * terms_changed (somebody else wrote one), nothing_changes, approval_waits.
 */
export const saveProgram = defineEndpoint('POST /api/admin/club/save', {
  access: 'administrator',
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    ...intent,
    base_version: z.number().check(z.int(), z.minimum(1)),
    reason: line(3, 300),
  }),
  success: 'pending_approval',
  reply: pendingApproval,
})
