import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

export interface ChainRow {
  readonly id: string
  readonly game_id: string
  readonly anchor: string
  /** Null until the beacon's round was published. */
  readonly salt: string | null
  readonly length: number
  readonly last_seed_sealed: Buffer
  /** Null of chains from before migration 261, whose salt was this server's. */
  readonly beacon: string | null
  readonly beacon_round: number | null
  readonly beacon_signature: string | null
  readonly created_at: Date
}

export async function findChain(db: Deps['db'], id: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`SELECT * FROM shared_chain WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** The chain of the table that was anchored last. */
export async function newestChain(db: Deps['db'], gameId: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`SELECT * FROM shared_chain WHERE game_id = ${gameId}
    ORDER BY created_at DESC, id DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** Anchors a chain whose salt is not known yet; does nothing where another waits for its salt. */
export async function anchorChain(
  db: Deps['db'],
  row: Omit<ChainRow, 'salt' | 'beacon_signature'>,
): Promise<void> {
  await sql`INSERT INTO shared_chain (id, game_id, anchor, length, last_seed_sealed, beacon, beacon_round, created_at)
    VALUES (${row.id}, ${row.game_id}, ${row.anchor}, ${row.length}, ${row.last_seed_sealed}, ${row.beacon},
      ${row.beacon_round}, ${row.created_at})
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Salts a chain once; a second call changes nothing. */
export async function saltChain(
  db: Deps['db'],
  id: string,
  pulse: { readonly salt: string; readonly signature: string },
): Promise<void> {
  await sql`UPDATE shared_chain SET salt = ${pulse.salt}, beacon_signature = ${pulse.signature}
    WHERE id = ${id} AND salt IS NULL`.execute(db)
}
