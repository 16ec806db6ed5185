import * as z from 'zod/mini'

/** An id of the provider's own; unique among the calls of its kind. */
const id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/))
const token = z.string().check(z.minLength(1), z.maxLength(1024))
/** Minor units: centavos. */
const most = 1_000_000_000
const stake = z.int().check(z.minimum(1), z.maximum(most))
const payout = z.int().check(z.minimum(0), z.maximum(most))

/** The bodies of the protocol's calls. Unknown fields are refused: a misspelt one must not be lost. */
export const providerCalls = {
  authenticate: z.strictObject({ token }),
  balance: z.strictObject({ session: token }),
  bet: z.strictObject({ session: token, transaction_id: id, round_id: id, game_id: id, amount: stake }),
  win: z.strictObject({
    session: token,
    transaction_id: id,
    round_id: id,
    amount: payout,
    /** Ends the round as well, which saves an `end-round`. */
    is_final: z.optional(z.boolean()),
  }),
  /** A win that no bet was made for: a free round, a tournament, a jackpot of the provider's. */
  'promotion-win': z.strictObject({
    session: token,
    transaction_id: id,
    game_id: id,
    /** The provider's own name of what it is paid for. */
    promotion_id: id,
    kind: z.enum(['free_round', 'promotion']),
    amount: stake,
  }),
  rollback: z.strictObject({ session: token, transaction_id: id, bet_transaction_id: id }),
  'end-round': z.strictObject({ session: token, transaction_id: id, round_id: id }),
}

export type ProviderCall = keyof typeof providerCalls
export type BodyOf<Call extends ProviderCall> = z.output<(typeof providerCalls)[Call]>
