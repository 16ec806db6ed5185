import * as z from 'zod/mini'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, sealedMember, uuid } from '../fields.ts'
import { limitKinds, limitPeriods } from '../regime.ts'

/** Minutes of play: a whole number on the wire, a `bigint` in the code, as money is. */
const minutes = z.codec(z.number().check(z.int()), z.bigint(), {
  decode: value => BigInt(value),
  encode: value => Number(value),
})

const moneyKinds = z.enum(['deposit', 'loss', 'stake'], 'required')
const timeKind = z.literal('time', 'required')
const period = z.enum(limitPeriods, 'required')

/** A wish for more, or for no limit: it waits, and then wants the member's word again. */
const pendingOf = <Quantity extends typeof money | typeof minutes>(quantity: Quantity) =>
  z.object({
    id: z.string(),
    /** Null: no limit any more. */
    value: z.nullable(quantity),
    effective_from: instant,
    confirm_until: instant,
  })

const factsOf = <Quantity extends typeof money | typeof minutes>(quantity: Quantity) => ({
  period,
  /** Null: no limit is set. */
  value: z.nullable(quantity),
  /** Of the running period, open rounds included; never below nothing. */
  used: quantity,
  left: z.nullable(quantity),
  /** When the period ends, in America/Sao_Paulo; weeks begin on Monday. */
  resets_at: instant,
  pending: z.nullable(pendingOf(quantity)),
  /** The operator set it: it cannot be raised before. Absent of what a device kept from before. */
  held_until: z.optional(z.nullable(instant)),
})

const limit = z.discriminatedUnion('kind', [
  z.object({ kind: moneyKinds, ...factsOf(money) }),
  z.object({ kind: timeKind, ...factsOf(minutes) }),
])
export type Limit = z.output<typeof limit>

/**
 * `applied`: at once, the first or a lower one; `confirmed`: a higher one, said twice; `replaced` by another wish about the
 * same limit; `expired`: nobody said it again in time.
 */
const limitChangeStates = ['applied', 'pending', 'confirmed', 'cancelled', 'replaced', 'expired'] as const

const changeOf = <Quantity extends typeof money | typeof minutes>(quantity: Quantity) => ({
  id: z.string(),
  period,
  value: z.nullable(quantity),
  /** What held when it was asked for. */
  was: z.nullable(quantity),
  state: z.enum(limitChangeStates),
  /** Set by the operator. Absent from older copies on a device. */
  by_house: z.optional(z.boolean()),
  asked_at: instant,
  decided_at: z.nullable(instant),
})

const change = z.discriminatedUnion('kind', [
  z.object({ kind: moneyKinds, ...changeOf(money) }),
  z.object({ kind: timeKind, ...changeOf(minutes) }),
])
export type LimitChange = z.output<typeof change>

const limitsOfMember = z.object({
  /** Every kind with every period, set or not. */
  limits: z.array(limit),
  /** The newest two hundred wishes. */
  history: z.array(change),
  /** Kinds that the licence wants a limit of, and the member has none of yet. */
  missing: z.array(z.enum(limitKinds)),
})
export type MemberLimits = z.output<typeof limitsOfMember>

const reply = z.object({ data: limitsOfMember })

/** The member's own limits, what is used and left of them, what waits, and how they came about. */
export const memberLimits = defineEndpoint('GET /api/limits', {
  access: 'real_member',
  offline: 'keep',
  reply,
})

/** More minutes than a month has limit nothing. */
const minutesAsked = z
  .number('required')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(44_640, 'invalid'))

const sealed = { member_id: sealedMember }

/**
 * Sets one limit. The first and a lower one hold at once; a higher one, and none (`null`), wait a day and are confirmed
 * then. A new wish takes the place of one that waits. Refuses limit_mandatory, limit_held.
 */
export const setLimit = defineEndpoint('POST /api/limits/set', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: moneyKinds, period, value: z.nullable(amount), ...sealed }),
      z.strictObject({ kind: timeKind, period, value: z.nullable(minutesAsked), ...sealed }),
    ],
    'required',
  ),
  reply,
})

/**
 * Lowers one limit, or sets the first, at once. It may have waited for a network: where a lower one holds by now nothing
 * changes, so it never becomes a wish for more.
 */
export const lowerLimit = defineEndpoint('POST /api/limits/lower', {
  access: 'real_member',
  offline: 'queue',
  idempotency: 'key',
  body: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: moneyKinds, period, value: amount, ...sealed }),
      z.strictObject({ kind: timeKind, period, value: minutesAsked, ...sealed }),
    ],
    'required',
  ),
  reply,
})

/** The second word for a higher limit. Refuses limit_change_unknown, limit_change_waits, limit_change_over, limit_mandatory, limit_held. */
export const confirmLimit = defineEndpoint('POST /api/limits/confirm', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, ...sealed }),
  reply,
})

/** Thinks better of it. Refuses limit_change_unknown. */
export const cancelLimit = defineEndpoint('POST /api/limits/cancel', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, ...sealed }),
  reply,
})
