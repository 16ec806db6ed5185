import { type RawBuilder, sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Currency } from '../../../platform/database/tables.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { fits, type RoundFilter } from './round-filter-store.ts'

export type Executor = Tx | Deps['db']

/** A row of the SQL type `game_answer`. */
export interface GameAnswer {
  readonly word: string
  /** Of a replay: how the first answer was. */
  readonly status: number | null
  readonly answer: unknown
  readonly version: bigint | null
  readonly cash: bigint | null
  readonly bonus: bigint | null
  readonly seed_id: string | null
  readonly server_seed_sealed: Buffer | null
  readonly seed_hash: string | null
  readonly client_seed: string | null
  readonly nonce: number | null
}

interface Played {
  readonly memberId: string
  readonly key: string
  readonly hash: Buffer
  readonly roundId: string
  /** The transaction, the conversion of a bonus, the announcement; of a step also the transaction of what it adds. */
  readonly ids: readonly string[]
  readonly payout: bigint
  /** The engine's state as JSON of a round that is over, else undefined: then `sealed` holds it. */
  readonly state: string | undefined
  readonly sealed: Buffer | undefined
  /** The answer's wire form, without the balance. */
  readonly answer: string
  readonly at: Date
}

export interface Start extends Played {
  readonly currency: Currency
  readonly seedId: string
  readonly nonce: number
  readonly gameId: string
  /** `provider:game`. */
  readonly dimension: string
  readonly category: string
  readonly edgePpm: number
  readonly stake: bigint
  /** Centavos; the round pays no more, whatever steps add to its stake. */
  readonly most: bigint
}

export interface Step extends Played {
  readonly step: number
  /** Centavos that the step adds to the stake. */
  readonly more: bigint
}

/** See `start_game_round` in migration 275. */
export async function startRow(on: Executor, start: Start): Promise<GameAnswer> {
  const { memberId, currency, key, hash, seedId, nonce, roundId, ids, gameId, dimension, category } = start
  const { rows } = await sql<GameAnswer>`SELECT * FROM start_game_round(
    ${memberId}, ${currency}, ${key}, ${hash}, ${seedId}, ${nonce}, ${roundId}, ${ids}, ${gameId}, ${dimension},
    ${category}, ${start.edgePpm}, ${start.stake}, ${start.most}, ${start.payout}, ${start.state}, ${start.sealed}, ${start.answer},
    ${start.at})`.execute(on)
  return only(rows)
}

/** See `step_game_round` in migration 170. */
export async function stepRow(on: Executor, step: Step): Promise<GameAnswer> {
  const { memberId, key, hash, roundId, ids, payout, state, sealed, answer, at } = step
  const { rows } = await sql<GameAnswer>`SELECT * FROM step_game_round(
    ${memberId}, ${key}, ${hash}, ${roundId}, ${step.step}, ${ids}, ${step.more}, ${payout}, ${state}, ${sealed},
    ${answer}, ${at})`.execute(on)
  return only(rows)
}

interface Closing {
  readonly memberId: string
  readonly roundId: string
  readonly steps: number
  /** The transaction, the conversion of a bonus, the announcement, and a transaction for each bet that a step added. */
  readonly ids: readonly string[]
  readonly hash: Buffer
  readonly payout: bigint
  readonly givesBack: boolean
  readonly state: string
  readonly at: Date
}

/** See `close_game_round` in migration 170. */
export async function closeRow(on: Executor, closing: Closing): Promise<boolean> {
  const { memberId, roundId, steps, ids, hash, payout, givesBack, state, at } = closing
  const { rows } = await sql<{ closed: boolean }>`SELECT close_game_round(
    ${memberId}, ${roundId}, ${steps}, ${ids}, ${hash}, ${payout}, ${givesBack}, ${state}, ${at}) AS closed`.execute(
    on,
  )
  return only(rows).closed
}

export interface RoundRow {
  readonly member_id: string
  readonly id: string
  readonly game_id: string
  readonly currency: Currency
  readonly status: 'open' | 'settled' | 'rolled_back'
  readonly stake: bigint
  readonly payout: bigint
  readonly steps: number
  readonly state: unknown
  readonly state_sealed: Buffer | null
  readonly seed_id: string
  readonly nonce: number
  readonly started_at: Date
  readonly settled_at: Date | null
  readonly seed_hash: string
  readonly client_seed: string
  readonly server_seed_sealed: Buffer
  readonly revealed_at: Date | null
  readonly further_bet_keys: readonly string[]
}

/** A round of the history: of the member's own seeds, of a shared table's chain, or of neither: a slip on real matches. */
export type ListedRow = RoundRow | SharedRow | UndrawnRow

export interface SharedRow
  extends Omit<RoundRow, 'seed_id' | 'server_seed_sealed' | 'revealed_at' | 'state_sealed'> {
  readonly seed_id: null
  readonly state_sealed: null
  readonly shared_number: number
  readonly shared_seed: string | null
  readonly anchor: string
  readonly beacon: string | null
  readonly beacon_round: number | null
  readonly beacon_signature: string | null
  readonly anchored_at: Date
}

/** Nothing was drawn for it. */
export interface UndrawnRow
  extends Omit<
    SharedRow,
    'shared_number' | 'shared_seed' | 'anchor' | 'nonce' | 'seed_hash' | 'client_seed'
  > {
  readonly shared_number: null
}

const withSeed = (rounds: RawBuilder<unknown>) => sql`
  SELECT r.*, s.seed_hash, s.client_seed, s.server_seed_sealed, s.revealed_at
  FROM ${rounds} r JOIN game_seed s ON s.member_id = r.member_id AND s.id = r.seed_id`
const roundWithSeed = withSeed(sql`game_round`)

/** The later columns of a name stand: of a shared round or a matchday the seed's hash, salt and place are its table's. */
const withAnySeed = (rounds: RawBuilder<unknown>) => sql`
  SELECT r.*, s.server_seed_sealed, s.revealed_at, coalesce(t.server_seed, d.server_seed) AS shared_seed, c.anchor,
    c.beacon, c.beacon_round, c.beacon_signature, c.created_at AS anchored_at,
    coalesce(r.nonce, t.nonce, d.nonce) AS nonce, coalesce(s.seed_hash, t.seed_hash, d.seed_hash) AS seed_hash,
    coalesce(s.client_seed, c.salt) AS client_seed
  FROM ${rounds} r LEFT JOIN game_seed s ON s.member_id = r.member_id AND s.id = r.seed_id
    LEFT JOIN shared_round t ON t.game_id = r.game_id AND t.number = r.shared_number
    LEFT JOIN sports_matchday d ON d.game_id = r.game_id AND d.number = r.shared_number
    LEFT JOIN shared_chain c ON c.id = coalesce(t.chain_id, d.chain_id)`

export async function findRound(on: Executor, memberId: string, id: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`${roundWithSeed}
    WHERE r.member_id = ${memberId} AND r.id = ${id}`.execute(on)
  return rows[0]
}

export async function openRoundsOf(on: Executor, memberId: string): Promise<readonly RoundRow[]> {
  const { rows } = await sql<RoundRow>`${roundWithSeed}
    WHERE r.member_id = ${memberId} AND r.status = 'open' ORDER BY r.id DESC`.execute(on)
  return rows
}

export async function abandonedRounds(
  on: Executor,
  before: Date,
  limit: number,
): Promise<readonly RoundRow[]> {
  const { rows } = await sql<RoundRow>`${roundWithSeed}
    WHERE r.status = 'open' AND r.started_at < ${before} ORDER BY r.started_at LIMIT ${limit}`.execute(on)
  return rows
}

/** What decides whether a member's rounds changed: the versions of both wallets, and how many seeds were revealed. */
export interface RecordVersion {
  readonly real: bigint
  readonly play: bigint
  readonly revealed: number
}

export async function recordVersion(on: Executor, memberId: string): Promise<RecordVersion> {
  const { rows } = await sql<RecordVersion>`SELECT
    coalesce((SELECT version FROM wallet WHERE member_id = ${memberId} AND currency = 'BRL'), 0) AS real,
    coalesce((SELECT version FROM wallet WHERE member_id = ${memberId} AND currency = 'PLAY'), 0) AS play,
    coalesce((SELECT max(revealed_number) FROM game_seed WHERE member_id = ${memberId}), 0) AS revealed`.execute(
    on,
  )
  return only(rows)
}

interface Page {
  readonly before: string | undefined
  readonly since: RecordVersion | undefined
  readonly limit: number
  readonly filter?: RoundFilter
}

/** Newest first; with `since` those that moved money after it, and those whose seed was revealed after it. */
export async function listRounds(
  on: Executor,
  memberId: string,
  { before, since, limit, filter = {} }: Page,
): Promise<readonly ListedRow[]> {
  // An array, so that a few changed rounds are looked up, and not looked for among all.
  const changed = since === undefined ? sql`true` : sql`r.id = ANY(ARRAY(${changedRounds(memberId, since)}))`
  // The page first, its seeds after: joined at once, all rounds a member ever played would be read and sorted for it.
  const { rows } = await sql<ListedRow>`${withAnySeed(sql`(SELECT * FROM game_round r
    WHERE r.member_id = ${memberId} AND (${before ?? null}::uuid IS NULL OR r.id < ${before ?? null}::uuid)
      AND ${changed} AND ${fits(filter)} ORDER BY r.id DESC LIMIT ${limit})`)} ORDER BY r.id DESC`.execute(on)
  return rows
}

/** Of the changed rounds those that a correction of results opened again: slips, no rounds of the record until they are settled again. */
export async function reopenedSlips(
  on: Executor,
  memberId: string,
  since: RecordVersion,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM sports_slip
    WHERE member_id = ${memberId} AND corrected IS NOT NULL AND id = ANY(ARRAY(${changedRounds(memberId, since)}))`.execute(
    on,
  )
  return rows.map(({ id }) => id)
}

/**
 * The ledger's transactions name their round. Seeds are revealed seldom: only then are the member's rounds searched for
 * theirs, which OFFSET 0 keeps the planner from doing first and always.
 */
function changedRounds(memberId: string, { real, play, revealed }: RecordVersion) {
  return sql`
    ${movedRounds(memberId, 'BRL', real)} UNION ALL ${movedRounds(memberId, 'PLAY', play)}
    UNION ALL SELECT old.id FROM game_seed seed CROSS JOIN LATERAL (SELECT id FROM game_round
      WHERE member_id = seed.member_id AND seed_id = seed.id OFFSET 0) old
    WHERE seed.member_id = ${memberId} AND seed.revealed_number > ${revealed}`
}

const movedRounds = (memberId: string, currency: Currency, version: bigint) => sql`
  SELECT reference::uuid FROM ledger_transaction
  WHERE member_id = ${memberId} AND currency = ${currency} AND version > ${version}
    AND kind IN ('round', 'bet', 'settle', 'rollback')`

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no answer')
  return row
}
