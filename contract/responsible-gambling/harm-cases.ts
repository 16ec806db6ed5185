import * as z from 'zod/mini'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day, instant, line, page, uuid } from '../fields.ts'
import type { AdministratorRole } from '../operations/administrator-role.ts'
import { limitKinds, limitPeriods } from '../regime.ts'

/** Markers of harm: what in a member's play speaks for a talk. Each is a fact with its figures, none a verdict. */
export const harmMarkers = [
  'growing_deposits',
  'repeated_deposits',
  'failed_deposits',
  'night_play',
  'long_sessions',
  'daily_play',
  'heavy_losses',
  'raised_limits',
  'removed_limits',
  'spoke_of_harm',
] as const
export type HarmMarker = (typeof harmMarkers)[number]

/** `watch`: somebody should look. `high`: offers stop by themselves, and somebody should talk. */
export const harmLevels = ['calm', 'watch', 'high'] as const
export type HarmLevel = (typeof harmLevels)[number]

const marker = z.object({
  kind: z.enum(harmMarkers),
  /** What it adds to the score. */
  points: z.number(),
  /** What its sentence names; money as wire decimals. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type FoundMarker = z.output<typeof marker>

/** The steps that a person may take, from the gentlest to the hardest; `note` is kept and seen by nobody but the desk. */
export const harmSteps = ['note', 'message', 'offers', 'limit', 'suspension'] as const
export const harmMessages = ['check_in', 'limits', 'pause', 'help'] as const
export type HarmMessage = (typeof harmMessages)[number]
/** Six weeks are the longest pause that there is (art. 23 § 4). */
export const suspensionTerms = ['day', 'week', 'month', 'six_weeks'] as const
export type SuspensionTerm = (typeof suspensionTerms)[number]

const harmCase = z.object({
  id: uuid,
  name: z.string(),
  /** The sum of the markers' points. */
  score: z.number(),
  level: z.enum(harmLevels),
  markers: z.array(marker),
  /** The night whose look this is: days up to the one before it count. */
  assessed_on: day,
  /** Whether offers are closed to them, and by what; null: they are open. */
  offers_closed_by: z.nullable(z.enum(['score', 'person'])),
  /** When a person last took a step. */
  last_step_at: z.nullable(instant),
})
export type HarmCase = z.output<typeof harmCase>

const step = z.object({
  id: uuid,
  /** `mark` is taken at a ticket that shows harm (contract/support/tickets.ts), and counts in the score. */
  step: z.enum([...harmSteps, 'mark']),
  /** Which message, limit, term: words and wire decimals. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  reason: z.string(),
  administrator: z.string(),
  at: instant,
})
export type HarmStep = z.output<typeof step>

const wholeCase = z.object({
  case: harmCase,
  /** The four weeks before, one row a day on which something happened, oldest first. */
  days: z.array(z.object({ day, minutes: z.number(), deposited: money, staked: money, won: money })),
  /** Limits that hold. `value` is money on the wire, or minutes; `held_until`: the member cannot raise it before. */
  limits: z.array(
    z.object({
      kind: z.enum(limitKinds),
      period: z.enum(limitPeriods),
      value: z.string(),
      held_until: z.nullable(instant),
    }),
  ),
  /** What closes play now. */
  running: z.nullable(
    z.object({ kind: z.enum(['pause', 'exclusion', 'ended']), until: z.nullable(instant) }),
  ),
  steps: z.array(step),
})
export type WholeHarmCase = z.output<typeof wholeCase>

const carers: readonly AdministratorRole[] = ['owner', 'reviewer', 'support']

/** Members whose play speaks for a talk, the gravest first. */
export const harmCases = defineEndpoint('POST /api/admin/care', {
  access: 'administrator',
  roles: carers,
  offline: 'refuse',
  body: z.strictObject({ level: z.enum(harmLevels, 'required'), cursor: page.cursor, limit: page.limit }),
  reply: z.object({ data: z.array(harmCase), next_cursor: z.nullable(z.string()) }),
})

/** One of them, with what the score stands on. Also a member whom no night has looked at. Refuses not_found. */
export const harmCaseOf = defineEndpoint('POST /api/admin/care/case', {
  access: 'administrator',
  roles: carers,
  offline: 'refuse',
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: wholeCase }),
})

const about = { id: uuid, reason: line(3, 300) }
const heldFor = z
  .number('required')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(365, 'invalid'))

/**
 * Takes a step. Everything that binds a member is tighter than before: a limit higher than the one that holds is refused
 * (limit_not_lower), a suspension that ends before what runs changes nothing. Refuses not_found.
 */
export const takeHarmStep = defineEndpoint('POST /api/admin/care/step', {
  access: 'administrator',
  roles: carers,
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.discriminatedUnion(
    'step',
    [
      z.strictObject({ ...about, step: z.literal('note') }),
      z.strictObject({ ...about, step: z.literal('message'), message: z.enum(harmMessages, 'required') }),
      z.strictObject({ ...about, step: z.literal('offers'), closed: z.boolean('required') }),
      z.strictObject({
        ...about,
        step: z.literal('limit'),
        kind: z.enum(['deposit', 'loss', 'stake'], 'required'),
        period: z.enum(limitPeriods, 'required'),
        value: amount,
        /** Days for which the member cannot raise it. */
        held_days: heldFor,
      }),
      z.strictObject({ ...about, step: z.literal('suspension'), term: z.enum(suspensionTerms, 'required') }),
    ],
    'required',
  ),
  reply: z.object({ data: wholeCase }),
})
