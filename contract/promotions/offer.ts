import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, exact, instant, line } from '../fields.ts'

/** Why nothing can be claimed now; the screen has a sentence for each. */
export const offerReasons = [
  'not_offered',
  'no_recharge',
  'recharge_too_small',
  'stake_missing',
  'no_loss',
  'below_least',
  'claimed',
  'too_late',
  'waiting',
  'no_friend',
  'no_spins',
  'other_account',
  /** A withdrawal was asked for since: the deposit is no longer in play. */
  'withdrawal_asked',
] as const
export type OfferReason = (typeof offerReasons)[number]

const stepKinds = ['recharge', 'counted', 'stake', 'friends', 'days'] as const

/** How far the player is towards a claim: money in centavos, or a count. */
const step = z.union([
  z.object({ what: z.enum(stepKinds), unit: z.literal('money'), have: money, need: money }),
  z.object({ what: z.enum(stepKinds), unit: z.literal('count'), have: z.number(), need: z.number() }),
])
export type OfferStep = z.output<typeof step>

/** What every check tells: whether something can be claimed now, what is missing, how far it is, until when. */
export const offerFields = {
  eligible: z.boolean(),
  reason: z.nullable(z.enum(offerReasons)),
  /** What a claim pays now; for a wheel zero. */
  amount: money,
  steps: z.array(step),
  /** Gathers with today's play so far; what it comes to is known, and paid or to be claimed, at `available_at`. */
  accrued: z.optional(money),
  available_at: z.nullable(instant),
  expires_at: z.nullable(instant),
}

/** The check of one promotion, by its id. */
export const offerOf = <const Id extends string>(promotion: Id) =>
  z.object({ promotion: z.literal(promotion), ...offerFields })

/** `name` and `site` come from old clients and decide nothing. */
export const nothing = {
  member_id: z.optional(exact(64)),
  name: z.optional(line(0, 64)),
  site: z.optional(code(0, 100)),
}

/** A check: what a member needs to see before they claim; kept on the device. */
export function check<const Path extends string, R extends z.core.$ZodType>(path: Path, reply: R) {
  return defineEndpoint(`POST /api/${path}`, {
    access: 'real_member',
    offline: 'keep',
    body: z.strictObject(nothing),
    reply: z.object({ data: reply }),
  })
}

/** What every claim has in common. */
export const claiming = {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  success: 'reward_claimed',
} as const

/** The commitment a wheel's outcome was, or will be, drawn under. */
export const proof = z.object({ seed_hash: z.string(), client_seed: z.string(), nonce: z.number() })

/** The commitment of the next spin. `client_seed` is null until the member's first seed was accepted: the hash is its pair's. */
export const nextProof = z.extend(proof, { client_seed: z.nullable(z.string()) })
export type NextProof = z.output<typeof nextProof>
