import { sql } from 'kysely'
import type { Currency } from '../../wallet/tables.ts'
import type { Executor } from './store.ts'

export interface SeedRow {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly server_seed_sealed: Buffer
  readonly seed_hash: string
  readonly client_seed: string
  readonly next_nonce: number
}

export async function runningSeed(
  on: Executor,
  memberId: string,
  currency: Currency,
): Promise<SeedRow | undefined> {
  const { rows } = await sql<SeedRow>`
    SELECT member_id, id, currency, server_seed_sealed, seed_hash, client_seed, next_nonce FROM game_seed
    WHERE member_id = ${memberId} AND currency = ${currency} AND revealed_at IS NULL`.execute(on)
  return rows[0]
}

/** Does nothing while another pair runs. */
export async function insertSeed(on: Executor, row: Omit<SeedRow, 'next_nonce'>, at: Date): Promise<void> {
  await sql`
    INSERT INTO game_seed (member_id, id, currency, server_seed_sealed, seed_hash, client_seed, created_at)
    VALUES (${row.member_id}, ${row.id}, ${row.currency}, ${row.server_seed_sealed}, ${row.seed_hash},
      ${row.client_seed}, ${at})
    ON CONFLICT (member_id, currency) WHERE revealed_at IS NULL DO NOTHING`.execute(on)
}

/** Whether a round of that seed is still open. */
export async function isSeedInUse(on: Executor, memberId: string, seedId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`SELECT EXISTS (SELECT FROM game_round
    WHERE member_id = ${memberId} AND seed_id = ${seedId} AND status = 'open') AS used`.execute(on)
  return rows[0]?.used === true
}

/** Ends a pair: from now on its server seed may be told. Under the lock of the member's wallets. */
export async function revealSeed(on: Executor, memberId: string, seedId: string, at: Date): Promise<void> {
  await sql`UPDATE game_seed SET revealed_at = ${at}, revealed_number = 1 + coalesce(
      (SELECT max(revealed_number) FROM game_seed WHERE member_id = ${memberId}), 0)
    WHERE member_id = ${memberId} AND id = ${seedId} AND revealed_at IS NULL`.execute(on)
}
