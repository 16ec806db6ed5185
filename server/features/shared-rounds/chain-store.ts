import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

export interface ChainRow {
  readonly id: string
  readonly game_id: string
  readonly anchor: string
  readonly salt: string
  readonly length: number
  readonly last_seed_sealed: Buffer
}

export async function findChain(db: Deps['db'], id: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`SELECT * FROM shared_chain WHERE id = ${id}`.execute(db)
  return rows[0]
}

export async function insertChain(db: Deps['db'], row: ChainRow, at: Date): Promise<void> {
  await sql`INSERT INTO shared_chain (id, game_id, anchor, salt, length, last_seed_sealed, created_at)
    VALUES (${row.id}, ${row.game_id}, ${row.anchor}, ${row.salt}, ${row.length}, ${row.last_seed_sealed}, ${at})`.execute(
    db,
  )
}
