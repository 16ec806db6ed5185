import * as z from 'zod/mini'
import { amount, money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { code, instant, uuid } from '../fields.ts'
import { balanceAfter } from '../lobby/games.ts'
import { roundModes, roundStates } from './round-words.ts'
import { saltSource } from './salt-source.ts'

/** `betting` until `closes_at`, `running` until the outcome is public, `ended` until the next round opens. */
const tablePhases = ['betting', 'running', 'ended'] as const
const roundNumber = z.number().check(z.int(), z.minimum(1))

/**
 * A shared round as everybody may see it. Its seed is link `nonce` of the table's chain: SHA-256 of it is `seed_hash`, and
 * `nonce` hashes of it are `anchor`. Numbers are drawn as everywhere, with `client_seed`, the chain's salt:
 * the value of a public beacon that did not exist when the chain was anchored (`salted_by`; null of chains from before that).
 */
export const tableRound = z.object({
  number: roundNumber,
  phase: z.enum(tablePhases),
  opens_at: instant,
  closes_at: instant,
  /** When the running ended; null while that would tell the outcome. */
  ends_at: z.nullable(instant),
  /** The engine's own, parsed by its client; null until it is public. */
  outcome: z.unknown(),
  anchor: z.string(),
  seed_hash: z.string(),
  client_seed: z.string(),
  salted_by: z.optional(z.nullable(saltSource)),
  nonce: z.number(),
  server_seed: z.nullable(z.string()),
})
export type TableRound = z.output<typeof tableRound>

/** What the event stream says of a table that the member watches: a round opened, or its outcome became public. */
export const tableNews = z.object({ game_id: z.string(), now: instant, round: tableRound })
export type TableNews = z.output<typeof tableNews>

/** A bet of the member in a shared round. `cash_out`, in hundredths, was recorded and is paid. */
export const tableBet = z.object({
  id: uuid,
  number: roundNumber,
  slot: z.number(),
  state: z.enum(roundStates),
  stake: money,
  bet: z.unknown(),
  cash_out: z.nullable(z.number()),
  payout: money,
})
export type TableBet = z.output<typeof tableBet>

/** An earlier round: its number and public outcome. */
const tableResult = z.object({ number: roundNumber, outcome: z.unknown() })
export type TableResult = z.output<typeof tableResult>

/**
 * The table as it stands, and the member's bets in its last rounds. Asking keeps the table open and sends its news to
 * the member's event stream for two minutes: a client that stays asks again before that.
 */
export const tableState = defineEndpoint('POST /api/game/table', {
  access: 'member',
  offline: 'keep',
  body: z.strictObject({ game_id: code(1, 64), mode: z.enum(roundModes) }),
  reply: z.object({
    data: z.object({
      /** The server's clock when it answered: the curve is drawn by it. */
      now: instant,
      /** Null while the table rests; asking wakes it. */
      round: z.nullable(tableRound),
      bets: z.array(tableBet),
      balance: balanceAfter,
      /** Newest first. */
      results: z.array(tableResult),
    }),
  }),
})

/**
 * Takes a stake for the round of that number while it takes bets. `slot` counts the member's bets of one round from 0.
 * Refuses betting_closed, bet_place_taken, table_closed, and what `round/start` refuses.
 */
export const placeTableBet = defineEndpoint('POST /api/game/table/bet', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({
    game_id: code(1, 64),
    mode: z.enum(roundModes),
    number: roundNumber,
    slot: z.number().check(z.int(), z.minimum(0), z.maximum(31)),
    /** What the member agreed to pay: refused `bet_invalid` unless the bet adds up to exactly this. */
    stake: amount,
    /** The engine's own bet, parsed by the engine. */
    bet: z.unknown(),
  }),
  reply: z.object({ data: z.object({ bet: tableBet, balance: balanceAfter }) }),
})

/** Gives a stake back while its round still takes bets; refuses betting_closed, round_unknown. */
export const cancelTableBet = defineEndpoint('POST /api/game/table/cancel', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  answerKept: 'always',
  body: z.strictObject({ bet_id: uuid }),
  reply: z.object({ data: z.object({ bet: tableBet, balance: balanceAfter }) }),
})

/**
 * Takes a bet out of a running round, at what it stood at when the call arrived. The answer comes after it was written
 * down; asked again, the first record is answered. Refuses round_unknown, cash_out_early, cash_out_late.
 */
export const cashOutTableBet = defineEndpoint('POST /api/game/table/cash-out', {
  access: 'member',
  offline: 'refuse',
  body: z.strictObject({ bet_id: uuid }),
  reply: z.object({ data: z.object({ bet: tableBet }) }),
})

/**
 * A chain that rounds of a table are drawn from, or will be. Its anchor and the beacon's round are public from the moment
 * they are fixed; `salt` and `signature` are null until that round is published.
 */
const tableChain = z.object({
  game_id: z.string(),
  anchor: z.string(),
  /** How many rounds it has at most. */
  length: z.number(),
  anchored_at: instant,
  beacon: z.string(),
  round: z.number(),
  salt: z.nullable(z.string()),
  signature: z.nullable(z.string()),
})
export type TableChain = z.output<typeof tableChain>

/** The newest chains of all tables, the last anchored first. */
export const tableChains = defineEndpoint('GET /api/fairness/chains', {
  access: 'anyone',
  offline: 'keep',
  reply: z.object({ data: z.array(tableChain) }),
})
