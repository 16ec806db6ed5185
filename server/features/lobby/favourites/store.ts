import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface FavouriteRow {
  readonly game_id: string
  readonly created_at: Date
  readonly removed: boolean
  readonly version: bigint
}

/** What changed after that version, removed ones included, oldest heart first. */
export async function favouritesAfter(
  on: Executor,
  memberId: string,
  version: bigint,
): Promise<readonly FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    SELECT game_id, created_at, removed, version FROM favourite
    WHERE member_id = ${memberId} AND version > ${version} ORDER BY created_at, game_id`.execute(on)
  return rows
}

export async function findFavourite(
  on: Executor,
  memberId: string,
  gameId: string,
): Promise<FavouriteRow | undefined> {
  const { rows } = await sql<FavouriteRow>`
    SELECT game_id, created_at, removed, version FROM favourite
    WHERE member_id = ${memberId} AND game_id = ${gameId}`.execute(on)
  return rows[0]
}

export async function countFavourites(on: Executor, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM favourite WHERE member_id = ${memberId} AND NOT removed`.execute(on)
  return Number(rows[0]?.count ?? 0n)
}

export async function saveFavourite(tx: Tx, memberId: string, row: FavouriteRow): Promise<void> {
  await sql`INSERT INTO favourite (member_id, game_id, created_at, removed, version)
    VALUES (${memberId}, ${row.game_id}, ${row.created_at}, ${row.removed}, ${row.version})
    ON CONFLICT (member_id, game_id) DO UPDATE SET
      created_at = excluded.created_at, removed = excluded.removed, version = excluded.version`.execute(tx)
}
