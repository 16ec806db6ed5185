import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { exact, instant, uuid } from '../fields.ts'

/** `queued → active → converted | spent | expired | forfeited | cancelled` (server/wallet/README.md). */
const grantStates = ['queued', 'active', 'converted', 'spent', 'expired', 'forfeited', 'cancelled'] as const

/** A bonus with the terms it was given under; they never change afterwards. */
export const bonusGrant = z.object({
  id: uuid,
  /** The promotion: `ftd`, `operator`, … */
  source: z.string(),
  state: z.enum(grantStates),
  amount: money,
  /** What it is worth now: only the active one has money. */
  balance: money,
  /** Weighted stake that converts it, and the part that is done. */
  required: money,
  progress: money,
  /** Most on one round while it is active. */
  max_stake: z.nullable(money),
  /** At most this becomes cash. */
  max_conversion: z.nullable(money),
  /** The win of one bonus bet counts to at most so many times its stake; `null` or left out: in full. */
  max_win_times: z.optional(z.nullable(z.number())),
  /** Of the active one: the part of its balance that would become cash now, by that bound and by `max_conversion`. */
  convertible: z.optional(money),
  /** Percent by category of game; one that is not named counts whole. */
  contribution: z.record(z.string(), z.number()),
  lasts_seconds: z.number(),
  /** What became cash. */
  converted: money,
  created_at: instant,
  expires_at: z.nullable(instant),
  ended_at: z.nullable(instant),
})
export type BonusGrant = z.output<typeof bonusGrant>

/** Play that is asked for, of a deposit or a prize; a bonus's own is part of its grant. */
export const wageringRequirement = z.object({
  id: uuid,
  source: z.string(),
  /** `full`: every centavo of a settled cash stake. `weighted`: stake × min(1, edge ÷ 5 %). */
  counting: z.enum(['full', 'weighted']),
  /** `false`: it only earns a reward, and money may leave meanwhile. */
  holds: z.boolean(),
  required: money,
  progress: money,
  state: z.enum(['open', 'done', 'cancelled', 'expired']),
  /** Of the deposit that asks for it. */
  deposit_money: z.nullable(money),
  contribution: z.record(z.string(), z.number()),
  created_at: instant,
  expires_at: z.nullable(instant),
  ended_at: z.nullable(instant),
})
export type WageringRequirement = z.output<typeof wageringRequirement>

/** The member's bonuses and what is still to be staked: what is open, and the last hundred that ended, newest first. */
export const bonuses = defineEndpoint('GET /api/member/bonuses', {
  access: 'real_member',
  offline: 'keep',
  reply: z.object({
    data: z.object({
      grants: z.array(bonusGrant),
      lots: z.array(wageringRequirement),
      ml_money: money,
      /** What the member owes: repaid first from whatever comes in, and no withdrawal before. */
      debt: money,
      wallet_version: z.number(),
    }),
  }),
})
export type Bonuses = z.output<typeof bonuses.reply>['data']

/** What giving up would cost, at this moment. */
export const forfeitQuote = z.object({
  /** Of the loss, not of the wallet: the same as long as the same would be lost. */
  version: z.string(),
  grants: z.array(
    z.object({ id: uuid, source: z.string(), state: z.enum(['queued', 'active']), amount: money }),
  ),
  /** Bonus money that goes at once. */
  bonus: money,
  /** Bonus stakes in rounds that are still open: what they win goes to the operator. */
  at_stake: money,
  /** What would no longer have to be staked, and what would still have to be. */
  released: money,
  ml_money_after: money,
})
export type ForfeitQuote = z.output<typeof forfeitQuote>

/** Without `grant_id` all of them, the queued ones too: what a member wants who wants to withdraw. */
export const quoteForfeit = defineEndpoint('POST /api/member/bonuses/quote', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject({ grant_id: z.optional(uuid) }),
  reply: z.object({ data: forfeitQuote }),
})

/** Names the quote it agrees to; if more or less would be lost by now, `bonus_quote_changed` tells the new one. */
export const forfeit = defineEndpoint('POST /api/member/bonuses/forfeit', {
  access: 'real_member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    grant_id: z.optional(uuid),
    version: exact(64).check(z.minLength(1, 'required')),
  }),
  reply: z.object({
    data: z.object({ forfeited: z.array(uuid), lost: money, ml_money: money, wallet_version: z.number() }),
  }),
})
