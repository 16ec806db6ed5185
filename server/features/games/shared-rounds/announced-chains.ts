import { sql } from 'kysely'
import type { TableChain } from '../../../../contract/games/shared-rounds.ts'
import type { Deps } from '../../../deps.ts'

interface Row {
  readonly game_id: string
  readonly anchor: string
  readonly length: number
  readonly created_at: Date
  readonly beacon: string
  readonly beacon_round: number
  readonly salt: string | null
  readonly beacon_signature: string | null
}

/** A table has a new chain every few days: these are all that run or wait, and some before. */
const mostShown = 100

/** The chains that a beacon salts, those that wait for their salt included: what was fixed is public from then on. */
export async function readChains({ db }: Pick<Deps, 'db'>): Promise<TableChain[]> {
  const { rows } = await sql<Row>`
    SELECT game_id, anchor, length, created_at, beacon, beacon_round, salt, beacon_signature FROM shared_chain
    WHERE beacon IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT ${mostShown}`.execute(db)
  return rows.map(row => ({
    game_id: row.game_id,
    anchor: row.anchor,
    length: row.length,
    anchored_at: row.created_at.toISOString(),
    beacon: row.beacon,
    round: row.beacon_round,
    salt: row.salt,
    signature: row.beacon_signature,
  }))
}
