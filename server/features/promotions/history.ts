import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { promotionHistory, Reward } from '../../../contract/promotions/promotions.ts'
import type { Deps } from '../../deps.ts'
import { readMemberList } from '../../platform/database/member-list.ts'
import { type Refused, refuseFields } from '../../platform/http/answers/refuse.ts'
import { openServerSeed } from '../games/rounds/service.ts'
import type { RewardRow } from './reward-store.ts'

type Asked = z.output<typeof promotionHistory.body>
type Listed = z.output<typeof promotionHistory.reply>

interface Seed {
  readonly id: string
  readonly seed_hash: string
  readonly client_seed: string
  readonly server_seed_sealed: Buffer
  readonly revealed_at: Date | null
}

/** Rewards received, newest first; a wheel's with its proof, whose seed is shown once it is rotated. */
export async function readHistory(deps: Deps, memberId: string, ask: Asked): Promise<Listed | Refused> {
  const page = await readMemberList<RewardRow>(deps.db, 'reward', memberId, ask)
  if (page === undefined) return refuseFields({ cursor: ['invalid'] })
  const seeds = await seedsOf(deps, memberId, page.rows)
  return { data: page.rows.map(row => toReward(deps, row, seeds)), ...page.state }
}

async function seedsOf(
  deps: Deps,
  memberId: string,
  rows: readonly RewardRow[],
): Promise<ReadonlyMap<string, Seed>> {
  const ids = rows.flatMap(row => (row.seed_id === null ? [] : [row.seed_id]))
  if (ids.length === 0) return new Map()
  const { rows: seeds } = await sql<Seed>`SELECT id, seed_hash, client_seed, server_seed_sealed, revealed_at
    FROM game_seed WHERE member_id = ${memberId} AND id = ANY(${[...new Set(ids)]})`.execute(deps.db)
  return new Map(seeds.map(seed => [seed.id, seed]))
}

function toReward(deps: Deps, row: RewardRow, seeds: ReadonlyMap<string, Seed>): Reward {
  const { id, promotion, amount, wallet, state, details } = row
  const seed = row.seed_id === null ? undefined : seeds.get(row.seed_id)
  const created_at = row.created_at.toISOString()
  const shown = { id, promotion, amount, wallet, state, details: { ...details }, created_at }
  if (seed === undefined || row.nonce === null) return { ...shown, proof: null }
  const { seed_hash, client_seed, server_seed_sealed: sealed, revealed_at } = seed
  const server_seed =
    revealed_at === null ? null : openServerSeed(deps.secrets, row.member_id, seed.id, sealed)
  return { ...shown, proof: { seed_hash, client_seed, nonce: row.nonce, server_seed } }
}
