import { sql } from 'kysely'
import type { Currency } from '../../../platform/database/tables.ts'
import type { Executor } from './store.ts'

export interface SeedRow {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly server_seed_sealed: Buffer
  readonly seed_hash: string
  readonly client_seed: string
  readonly next_nonce: number
  /** Null of a pair whose hash was not published before the client seed was known. */
  readonly published_at: Date | null
}

export async function runningSeed(
  on: Executor,
  memberId: string,
  currency: Currency,
): Promise<SeedRow | undefined> {
  const { rows } = await sql<SeedRow>`
    SELECT member_id, id, currency, server_seed_sealed, seed_hash, client_seed, next_nonce, published_at FROM game_seed
    WHERE member_id = ${memberId} AND currency = ${currency} AND revealed_at IS NULL`.execute(on)
  return rows[0]
}

interface NextSeedRow {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly server_seed_sealed: Buffer
  readonly seed_hash: string
}

/** The hash of the published seed; `undefined` before the first was made. */
export async function nextSeedHash(
  on: Executor,
  memberId: string,
  currency: Currency,
): Promise<string | undefined> {
  const { rows } = await sql<{ seed_hash: string }>`SELECT seed_hash FROM game_seed_next
    WHERE member_id = ${memberId} AND currency = ${currency}`.execute(on)
  return rows[0]?.seed_hash
}

/** Publishes a seed unless one is published already. */
export async function insertNextSeed(on: Executor, row: NextSeedRow, at: Date): Promise<void> {
  const { member_id, currency, id, server_seed_sealed, seed_hash } = row
  await sql`INSERT INTO game_seed_next (member_id, currency, id, server_seed_sealed, seed_hash, published_at)
    VALUES (${member_id}, ${currency}, ${id}, ${server_seed_sealed}, ${seed_hash}, ${at})
    ON CONFLICT DO NOTHING`.execute(on)
}

/**
 * Starts the pair of the published seed of that hash beside the client seed: one statement that moves the seed, so that no
 * other can take its place. `false`: that hash is not the published one, or another pair runs.
 */
export async function moveNextSeed(
  on: Executor,
  accepted: {
    readonly memberId: string
    readonly currency: Currency
    readonly seedHash: string
    readonly clientSeed: string
    readonly at: Date
  },
): Promise<boolean> {
  const { memberId, currency, seedHash, clientSeed, at } = accepted
  const { rows } = await sql`
    WITH published AS (DELETE FROM game_seed_next
      WHERE member_id = ${memberId} AND currency = ${currency} AND seed_hash = ${seedHash} RETURNING *)
    INSERT INTO game_seed (member_id, id, currency, server_seed_sealed, seed_hash, client_seed, created_at, published_at)
    SELECT member_id, id, currency, server_seed_sealed, seed_hash, ${clientSeed}, ${at}, least(published_at, ${at})
    FROM published
    ON CONFLICT (member_id, currency) WHERE revealed_at IS NULL DO NOTHING RETURNING id`.execute(on)
  return rows.length > 0
}

/** Whether a round of that seed is still open. */
export async function isSeedInUse(on: Executor, memberId: string, seedId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`SELECT EXISTS (SELECT FROM game_round
    WHERE member_id = ${memberId} AND seed_id = ${seedId} AND status = 'open') AS used`.execute(on)
  return rows[0]?.used === true
}

/** Ends a pair: from now on its server seed is public. Under the lock of the member's wallets. */
export async function revealSeed(on: Executor, memberId: string, seedId: string, at: Date): Promise<void> {
  await sql`UPDATE game_seed SET revealed_at = ${at}, revealed_number = 1 + coalesce(
      (SELECT max(revealed_number) FROM game_seed WHERE member_id = ${memberId}), 0)
    WHERE member_id = ${memberId} AND id = ${seedId} AND revealed_at IS NULL`.execute(on)
}
