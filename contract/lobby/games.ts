import * as z from 'zod/mini'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, day, exact, instant, listState, page, sealedMember, uuid } from '../fields.ts'
import { roundModes, roundStates } from '../games/round-words.ts'
import { saltSource } from '../games/salt-source.ts'
import { seedState } from '../games/seeds.ts'

/** The eleven types of the specification's section 1. */
export const gameTypes = [
  'slots',
  'live',
  'crash',
  'fish',
  'arcade',
  'bingo',
  'card',
  'lottery',
  'sports',
  'table',
  'video',
] as const
export type GameType = (typeof gameTypes)[number]

/** A game provider ("api" in the words of the trade). */
export const provider = z.object({
  api_code: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
  games: z.number(),
})
export type Provider = z.output<typeof provider>

export const game = z.object({
  id: z.string(),
  api_code: z.string(),
  provider: z.string(),
  name: z.string(),
  game_type: z.enum(gameTypes),
  tags: z.array(z.string()),
  /** Return to player in percent, e.g. 97.3. */
  rtp: z.number(),
  /** What the game keeps under best play, in percent, e.g. 2.7: it decides how much a stake counts. */
  edge: z.optional(z.number()),
  volatility: z.enum(['low', 'medium', 'high']),
  min_bet: money,
  /** Of a provider's game within what `max_win` leaves at its top multiple. */
  max_bet: money,
  /** The most a round may win; a stake that could win more is refused `win_above_limit`. Absent from older copies on a device. */
  max_win: z.optional(money),
  /** The largest payout as a multiple of the stake, e.g. 64880.64; null where nobody states it. */
  top_multiple: z.optional(z.nullable(z.number())),
  demo: z.boolean(),
  /** `original` mounts as a chunk of the app, `frame` opens a provider's page. */
  launch: z.enum(['original', 'frame']),
  /** Engine of an original, e.g. `slots`, and its theme. */
  engine: z.nullable(z.string()),
  theme: z.nullable(z.string()),
  /** Own path of the tile's picture. */
  art: z.string(),
  /** Smaller is more popular. */
  popularity: z.number(),
  released_at: instant,
})
export type Game = z.output<typeof game>

const listQuery = z.object({ lang: z.optional(exact()), ...page })

export const providers = defineEndpoint('GET /api/games/apisv2', {
  access: 'anyone',
  offline: 'keep',
  query: listQuery,
  reply: z.object({ data: z.array(provider), ...listState }),
})

export const gamesList = defineEndpoint('GET /api/games/listsv2', {
  access: 'anyone',
  offline: 'keep',
  query: z.object({
    ...page,
    lang: z.optional(exact()),
    /** Pages of the catalogue are large on purpose: up to 1,000 games a request. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  }),
  reply: z.object({ data: z.array(game), ...listState }),
})

const favourite = z.object({ game_id: z.string(), created_at: instant })

/** The member's favourites; `member_id` and `name` are accepted and ignored (token's subject decides). */
export const favourites = defineEndpoint('POST /api/games/follow', {
  access: 'member',
  offline: 'keep',
  body: z.strictObject({
    member_id: sealedMember,
    since: z.optional(exact(64)),
  }),
  reply: z.object({ data: z.array(favourite), ...listState }),
})

const favouriteBody = z.strictObject({
  game_id: code(1, 64),
  member_id: z.optional(exact(64)),
})

export const setFavourite = defineEndpoint('POST /api/games/follow/set', {
  access: 'member',
  offline: 'queue',
  idempotency: 'key',
  body: favouriteBody,
  reply: z.object({ data: favourite, version: z.string() }),
})

export const deleteFavourite = defineEndpoint('POST /api/games/follow/delete', {
  access: 'member',
  offline: 'queue',
  idempotency: 'key',
  body: favouriteBody,
  reply: z.object({ version: z.string() }),
})

const namedQuery = z.object({
  name: z.optional(code(0, 64)),
  lang: z.optional(exact()),
})
const namedReply = z.object({ data: z.array(z.string()), name: z.string() })

/** Ids of the games on the named list, in its order, else by stakes of the last seven days. */
export const promotionGames = defineEndpoint('GET /api/games/promotion', {
  access: 'anyone',
  offline: 'keep',
  query: namedQuery,
  reply: namedReply,
})

export const popularGames = defineEndpoint('GET /api/games/popular', {
  access: 'anyone',
  offline: 'keep',
  query: namedQuery,
  reply: namedReply,
})

/** What a member may see of a round; `view` is the engine's own, parsed by its client. */
export const round = z.object({
  id: uuid,
  game_id: z.string(),
  mode: z.enum(roundModes),
  state: z.enum(roundStates),
  stake: money,
  /** What came back: the win with its stake; of a round that was rolled back, the stake. Zero while it is open. */
  payout: money,
  /** Steps taken so far: the next one's `step_number` is one more. */
  steps: z.number(),
  view: z.unknown(),
  /**
   * Fairness: hash of the seed the outcome was drawn from, client seed, nonce; the seed itself once it was rotated. The hash is
   * empty where nothing was drawn: a slip on matches of the real world.
   */
  seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.number(),
  server_seed: z.nullable(z.string()),
  /** Of a round that a table shared: its number there, and the anchor that `nonce` hashes of its seed lead to. */
  shared: z.optional(
    z.object({
      number: z.number(),
      anchor: z.string(),
      /** Absent of chains from before their salt was the value of a public beacon. */
      salted_by: z.optional(saltSource),
    }),
  ),
  started_at: instant,
  settled_at: z.nullable(instant),
})
export type Round = z.output<typeof round>

export const balanceAfter = z.object({ money, bonus: money, wallet_version: z.number() })

/** Of the rounds that fit the filter, rounds that are still open with their stake alone. */
const roundTotals = z.object({ from: day, rounds: z.number(), stake: money, payout: money })
export type RoundTotals = z.output<typeof roundTotals>

/**
 * Days are those of America/Sao_Paulo, both included. `totals` are returned on request: over at most 366 days; without
 * `from`, over the last 30.
 */
export const gameRecord = defineEndpoint('POST /api/game/record', {
  access: 'member',
  offline: 'keep',
  body: z.strictObject({
    member_id: sealedMember,
    ...page,
    from: z.optional(day),
    to: z.optional(day),
    game_id: z.optional(code(1, 64)),
    mode: z.optional(z.enum(roundModes)),
    state: z.optional(z.enum(roundStates)),
    totals: z.optional(z.boolean()),
  }),
  reply: z.object({ data: z.array(round), totals: z.optional(roundTotals), ...listState }),
})

/** `token` is single use and lives 60 seconds; `open_round` is offered as "Continue". */
export const launchGame = defineEndpoint('POST /api/game/launch', {
  access: 'member',
  offline: 'refuse',
  body: z.strictObject({ game_id: code(1, 64), mode: z.enum(['real', 'demo']) }),
  reply: z.object({
    data: z.object({
      launch_url: z.string(),
      kind: z.enum(['original', 'frame']),
      token: z.string(),
      open_round: z.nullable(round),
      ...seedState,
      balance: balanceAfter,
    }),
  }),
})

/** Opens a round of an original: the stake is taken, the outcome drawn and, for single-shot games, settled at once. */
export const startRound = defineEndpoint('POST /api/game/round/start', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    game_id: code(1, 64),
    mode: z.enum(['real', 'demo']),
    /** What the member agreed to pay: refused `bet_invalid` unless the bet adds up to exactly this. */
    stake: amount,
    /** The engine's own bet, its stake or chips included (`docs/games/README.md`), parsed by the engine. */
    bet: z.unknown(),
  }),
  reply: z.object({ data: z.object({ round, balance: balanceAfter }) }),
})

/**
 * One more step of a round with several (reveal a field, cash out). `step_number` counts from 1, so that a late copy changes
 * nothing. A step that raises the stake (double, extra ball) takes the difference by the rules of every bet, and is refused
 * with the wallet's word when it cannot; the round then stands as it stood.
 */
export const stepRound = defineEndpoint('POST /api/game/round/step', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    round_id: uuid,
    step_number: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
    /** What the member agreed to add to the stake: refused `step_invalid` unless the step adds exactly this. Absent: nothing. */
    stake: z.optional(amount),
    step: z.unknown(),
  }),
  reply: z.object({ data: z.object({ round, balance: balanceAfter }) }),
})

/** The member's open rounds on any game, to be continued on any device. */
export const openRounds = defineEndpoint('POST /api/game/round/open', {
  access: 'member',
  offline: 'keep',
  reply: z.object({ data: z.array(round) }),
})

/** The wallet that is played from: for games of other providers, whose rounds the app does not see. */
export const playedWallet = defineEndpoint('POST /api/game/wallet', {
  access: 'member',
  offline: 'keep',
  body: z.strictObject({ mode: z.enum(roundModes) }),
  reply: z.object({ data: z.object({ balance: balanceAfter }) }),
})
