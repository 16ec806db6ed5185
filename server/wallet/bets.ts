import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import type { Currency } from '../platform/database/tables.ts'
import type { WalletDeps } from './deps.ts'
import { type Outcome, type PostingRow, toOutcome } from './outcome.ts'
import { hashRequest } from './request-hash.ts'

interface Subject {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
}

interface GameFacts {
  /** `provider:game`, the dimension of the operator's accounts. */
  readonly game: string
  /** One of the catalogue's types: slots, live, crash, … */
  readonly category: string
  /** The operator's edge under best play, in millionths of the stake. */
  readonly edgePpm: number
}

interface Bet extends Subject, GameFacts {
  /** Opens this round, or adds to it while it is open. */
  readonly roundId: string
  readonly stake: bigint
}

interface Settlement extends Subject {
  readonly roundId: string
  readonly payout: bigint
  /** The round is over: its stake reaches the operator and counts. Before that any number of payouts may go out. */
  readonly isFinal: boolean
}

export interface Round extends Subject, GameFacts {
  readonly roundId: string
  readonly stake: bigint
  readonly payout: bigint
}

interface Rollback extends Subject {
  readonly betKey: string
}

/**
 * Takes a stake, cash first, into `open_bets`. One statement, so it needs no transaction around it. A refusal is kept
 * under the key. Words: wallet_frozen, play_blocked, stake_over_bonus_limit, bet_below_minimum, bet_above_maximum (of the game's bounds), insufficient_balance, limit_reached,
 * reality_check_due (a round is to be begun), round_closed, bet_rolled_back (its rollback came first), duplicate_mismatch, call_closed, wallet_missing.
 */
export async function placeBet(deps: WalletDeps, db: Kysely<Database>, bet: Bet): Promise<Outcome> {
  const { memberId, currency, key, roundId, stake, game, category, edgePpm } = bet
  refuseUnlessPositive(stake)
  const hash = hashRequest(deps.hashSecret, ['bet', currency, roundId, String(stake), game])
  const { rows } =
    await sql<PostingRow>`SELECT * FROM post_bet(${memberId}, ${currency}, ${roundId}, ${deps.newId()}, ${key},
    ${hash}, ${stake}, ${game}, ${category}, ${edgePpm}, ${deps.clock.now()})`.execute(db)
  return toOutcome(rows[0])
}

/**
 * Pays a round, by its stake's split of cash and bonus. Never asks for limits, exclusion or a token. Words:
 * bet_not_found (parked for reconciliation, and may be sent again), bet_rolled_back, bet_already_settled,
 * duplicate_mismatch, call_closed, wallet_missing.
 */
export async function settle(
  deps: WalletDeps,
  db: Kysely<Database>,
  settlement: Settlement,
): Promise<Outcome> {
  const { memberId, currency, key, roundId, payout, isFinal } = settlement
  const hash = hashRequest(deps.hashSecret, ['settle', currency, roundId, String(payout), String(isFinal)])
  const { rows } = await sql<PostingRow>`SELECT * FROM settle_round(${memberId}, ${currency}, ${roundId},
    ${[deps.newId(), deps.newId()]}, ${key}, ${hash}, ${payout}, ${isFinal}, ${deps.clock.now()})`.execute(db)
  return toOutcome(rows[0])
}

/** A whole round in one transaction of the ledger: the stake, and the payout that was drawn. Words as `placeBet`. */
export async function playRound(deps: WalletDeps, db: Kysely<Database>, round: Round): Promise<Outcome> {
  const { memberId, currency, key, roundId, stake, payout, game, category, edgePpm } = round
  refuseUnlessPositive(stake)
  // Not the payout: a retry draws again, and must be answered the first draw.
  const hash = hashRequest(deps.hashSecret, ['round', currency, String(stake), game])
  const { rows } = await sql<PostingRow>`SELECT * FROM post_round(${memberId}, ${currency}, ${roundId},
    ${[deps.newId(), deps.newId()]}, ${key}, ${hash}, ${stake}, ${payout}, ${game}, ${category}, ${edgePpm},
    ${deps.clock.now()})`.execute(db)
  return toOutcome(rows[0])
}

/**
 * Gives the stake of one bet back, mirrored, also after its round was settled: then the day, the lots and a conversion are
 * corrected, the wins of a round that is wholly void go back, and what is no longer there becomes debt. Words:
 * bet_not_found (a tombstone now refuses that bet for ever), bet_rolled_back, duplicate_mismatch, call_closed,
 * wallet_missing.
 */
export async function rollback(deps: WalletDeps, db: Kysely<Database>, order: Rollback): Promise<Outcome> {
  const { memberId, currency, key, betKey } = order
  const hash = hashRequest(deps.hashSecret, ['rollback', currency, betKey])
  const { rows } = await sql<PostingRow>`SELECT * FROM rollback_bet(${memberId}, ${currency}, ${betKey},
    ${[deps.newId(), deps.newId(), deps.newId(), deps.newId()]}, ${key}, ${hash}, ${deps.clock.now()})`.execute(
    db,
  )
  return toOutcome(rows[0])
}

/** Amounts were parsed at the door; a stake that is not positive here is our own mistake. */
function refuseUnlessPositive(stake: bigint): void {
  if (stake <= 0n) throw new RangeError(`A stake is positive, not ${stake}`)
}
