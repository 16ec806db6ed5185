import * as z from 'zod/mini'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, exact, instant, uuid } from '../fields.ts'
import { roundModes, roundStates } from '../games/round-words.ts'
import { saltSource } from '../games/salt-source.ts'
import { balanceAfter } from '../lobby/games.ts'

const score = z.object({ home: z.number(), away: z.number() })
const matchId = exact().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))

/** A match as everybody may see it. While it runs, its score and goals are those up to the minute of the answer. */
export const sportsMatch = z.object({
  id: z.string(),
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  kicks_off_at: instant,
  state: z.enum(['open', 'running', 'finished', 'void']),
  /** Hundredths by market and pick. */
  odds: z.record(z.string(), z.record(z.string(), z.number())),
  score: z.nullable(score),
  goals: z.array(z.object({ minute: z.number(), side: z.enum(['home', 'away']) })),
  /** Postponed: takes no bets until it has a new date, and is void from this moment on without one. */
  postponed_until: z.optional(z.nullable(instant)),
})
export type SportsMatch = z.output<typeof sportsMatch>

/**
 * A matchday of a league of our own: bets until `kicks_off_at`, ninety minutes until `ends_at`, then its results until `next_at`.
 * Its seed is link `nonce` of the league's chain, as at every shared table.
 */
const matchday = z.object({
  number: z.number(),
  season: z.number(),
  day: z.number(),
  days: z.number(),
  opens_at: instant,
  kicks_off_at: instant,
  ends_at: instant,
  next_at: instant,
  anchor: z.string(),
  seed_hash: z.string(),
  client_seed: z.string(),
  /** Null of chains from before their salt was the value of a public beacon. */
  salted_by: z.optional(z.nullable(saltSource)),
  nonce: z.number(),
  /** Null until the last minute is over. */
  server_seed: z.nullable(z.string()),
})

const standing = z.object({
  team: z.string(),
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  scored: z.number(),
  conceded: z.number(),
  points: z.number(),
})

export const sportsBoardData = z.object({
  /** The server's clock when it answered. */
  now: instant,
  /** Null while the league rests (asking wakes it), and for matches of the real world. */
  matchday: z.nullable(matchday),
  matches: z.array(sportsMatch),
  /** The matches that were decided last, newest first. */
  results: z.array(sportsMatch),
  /** Best first; empty for matches of the real world. */
  table: z.array(standing),
  balance: balanceAfter,
  /** What holds for every slip of this book; `most_legs` of one multiple. */
  terms: z.object({
    min_bet: money,
    max_bet: money,
    maximum_payout: money,
    most_legs: z.number(),
    /** What all open slips of the member may win on one match. */
    member_match_max: z.optional(money),
  }),
})
export type SportsBoard = z.output<typeof sportsBoardData>

/** The book as it stands. Asking keeps a league playing for two minutes: a client that stays asks again before that. */
export const sportsBoard = defineEndpoint('POST /api/sports/board', {
  access: 'member',
  offline: 'keep',
  body: z.strictObject({ game_id: code(1, 64), mode: z.enum(roundModes) }),
  reply: z.object({ data: sportsBoardData }),
})

/** A slip of the member. `each` is the stake of one bet on it, `potential` what comes back when every selection wins. */
export const sportsSlip = z.object({
  id: uuid,
  game_id: z.string(),
  mode: z.enum(roundModes),
  state: z.enum(roundStates),
  kind: z.enum(['singles', 'multiple']),
  each: money,
  stake: money,
  potential: money,
  payout: money,
  legs: z.array(
    z.object({
      match: z.string(),
      home: z.string(),
      away: z.string(),
      market: z.string(),
      pick: z.string(),
      /** Hundredths: as they were taken. */
      odds: z.number(),
      result: z.nullable(z.enum(['won', 'lost', 'void'])),
      score: z.nullable(score),
      /** Of a dead heat: how many selections won together. The stake is divided by them, and the share paid at full odds. */
      tied: z.optional(z.number()),
    }),
  ),
  placed_at: instant,
  settled_at: z.nullable(instant),
  /** A result of it was corrected at that moment: what it had been paid before, and was taken back. */
  corrected: z.optional(z.nullable(z.object({ payout: money, at: instant }))),
})
export type SportsSlip = z.output<typeof sportsSlip>

/** The member's slips of that book: all that are open, and the last that are settled, newest first. */
export const sportsSlips = defineEndpoint('POST /api/sports/slips', {
  access: 'member',
  offline: 'keep',
  body: z.strictObject({ game_id: code(1, 64), mode: z.enum(roundModes) }),
  reply: z.object({ data: z.array(sportsSlip) }),
})

/**
 * Takes a slip at the odds it names. Other odds are refused `odds_changed`, with each selection that moved in the details
 * (`"match market pick": hundredths`); with `accept_better` those that are now longer are taken as they stand. Refuses also
 * betting_closed, same_match, win_above_limit (a slip that could pay more than the book's maximum), match_limit_reached (the member's
 * open slips on a match), selection_limit_reached (everybody's on a pick), and what `round/start` refuses.
 */
export const placeSportsBet = defineEndpoint('POST /api/sports/bet', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    game_id: code(1, 64),
    mode: z.enum(roundModes),
    /** What the member agreed to pay: refused `bet_invalid` unless the slip adds up to exactly this. */
    stake: amount,
    accept_better: z.boolean(),
    bet: z.strictObject({
      kind: z.enum(['singles', 'multiple']),
      stake: amount,
      legs: z
        .array(
          z.strictObject({
            match: matchId,
            market: code(1, 16),
            pick: code(1, 16),
            odds: z.number().check(z.int(), z.minimum(101), z.maximum(100_000)),
          }),
        )
        .check(z.minLength(1), z.maxLength(12)),
    }),
  }),
  reply: z.object({ data: z.object({ slip: sportsSlip, balance: balanceAfter }) }),
})
