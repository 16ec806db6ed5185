import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { askedInstant, instant, sealedMember, uuid } from '../fields.ts'

/** docs/rules/brazil.md: 24 hours, a week, a month, another period up to six weeks. A `month` is 31 days. */
export const pauseTerms = ['day', 'week', 'month', 'date'] as const
/** docs/rules/brazil.md: six months, one, three and five years, and for good. */
export const exclusionTerms = ['six_months', 'year', 'three_years', 'five_years', 'indefinite'] as const
export type BreakTerm = (typeof pauseTerms)[number] | (typeof exclusionTerms)[number]

/** The longest pause: six weeks (art. 23 § 4). */
export const longestPauseMs = 42 * 86_400_000

const row = z.object({
  id: z.string(),
  /** `return`: asked to play again after an exclusion had ended. */
  kind: z.enum(['pause', 'exclusion', 'return']),
  /** Null of a return. */
  term: z.nullable(z.enum([...pauseTerms, ...exclusionTerms])),
  asked_at: instant,
  /** When it ends; of a return, when play begins. Null: never. */
  until: z.nullable(instant),
  /** Set by the operator. Absent from older copies on a device. */
  by_house: z.optional(z.boolean()),
})

/** What closes play beside the member's own wishes, and ends with its cause. */
export const closingKinds = [
  'registry_impeded',
  'registration_pending',
  'registry_pending',
  'identity_required',
] as const
export type ClosingKind = (typeof closingKinds)[number]

/** Why the registry of people who may not bet names somebody (docs/rules/brazil.md). */
export const registryReasons = ['self_exclusion', 'social_benefit', 'other'] as const
export type RegistryReason = (typeof registryReasons)[number]

const closing = z.object({
  kind: z.enum(closingKinds),
  since: instant,
  /** Of `registry_impeded`. */
  reason: z.nullable(z.enum(registryReasons)),
  /** Until when the balance is to be withdrawn; after it the server sends it back. Of `registry_impeded`. */
  withdraw_by: z.nullable(instant),
})

const breaksOfMember = z.object({
  /**
   * What closes play, deposits and promotions now; null: nothing. `ended`: an exclusion whose time is over, and which
   * waits for the member's word. `until` is null of what has no end.
   */
  running: z.nullable(
    z.object({ kind: z.enum(['pause', 'exclusion', 'ended']), until: z.nullable(instant) }),
  ),
  /** Of several closings the one to show; null: only `running` applies. Absent from older copies on a device. */
  closed: z.optional(z.nullable(closing)),
  /** Only offers are closed, for the member's protection. Absent from older copies on a device. */
  offers_closed: z.optional(z.boolean()),
  /** The newest two hundred wishes. */
  history: z.array(row),
})
export type MemberBreaks = z.output<typeof breaksOfMember>

const reply = z.object({ data: breaksOfMember })

/** The member's own pauses and exclusions. */
export const memberBreaks = defineEndpoint('GET /api/breaks', {
  access: 'real_member',
  offline: 'keep',
  reply,
})

const sealed = { member_id: sealedMember }
const fixed = z.enum(['day', 'week', 'month', ...exclusionTerms], 'required')

/** `id` is made on the device, so that a wish that waited for the network is kept once. */
export const takeBreakBody = z.discriminatedUnion(
  'term',
  [
    z.strictObject({ id: uuid, term: fixed, ...sealed }),
    z.strictObject({ id: uuid, term: z.literal('date'), until: askedInstant, ...sealed }),
  ],
  'required',
)

/**
 * Takes a pause or an exclusion, which holds from the moment the server knows it and is never made shorter. One that
 * ends no later than what runs changes nothing. Field words: `until` invalid, beyond six weeks.
 */
export const takeBreak = defineEndpoint('POST /api/breaks/take', {
  access: 'real_member',
  offline: 'queue',
  idempotency: 'key',
  body: takeBreakBody,
  reply,
})

/** Asks to play again when an exclusion has ended: a day later play is open. Refuses break_running, break_unknown. */
export const returnToPlay = defineEndpoint('POST /api/breaks/return', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ ...sealed }),
  reply,
})
