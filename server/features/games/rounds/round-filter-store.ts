import { type RawBuilder, sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Currency } from '../../../platform/database/tables.ts'

export interface RoundFilter {
  /** Days of America/Sao_Paulo, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly gameId?: string | undefined
  readonly currency?: Currency | undefined
  readonly state?: 'open' | 'settled' | 'rolled_back' | undefined
}

const dayMs = 86_400_000

/** The smallest UUIDv7 of a moment: ids begin with their milliseconds, so that the primary key is an index by time. */
function idFloor(at: number): string {
  const hex = Math.max(0, at).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

const startOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'America/Sao_Paulo')`

/** Rounds `r` that fit. The ids bound the days with one to spare on each side; the times decide. */
export function fits(filter: RoundFilter): RawBuilder<unknown> {
  const { from, to, gameId, currency, state } = filter
  const wanted = [sql`true`]
  if (from !== undefined) {
    wanted.push(sql`r.id >= ${idFloor(Date.parse(from) - dayMs)}::uuid AND r.started_at >= ${startOf(from)}`)
  }
  if (to !== undefined) {
    wanted.push(
      sql`r.id < ${idFloor(Date.parse(to) + 3 * dayMs)}::uuid AND r.started_at < ${startOf(to)} + interval '1 day'`,
    )
  }
  if (gameId !== undefined) wanted.push(sql`r.game_id = ${gameId}`)
  if (currency !== undefined) wanted.push(sql`r.currency = ${currency}`)
  if (state !== undefined) wanted.push(sql`r.status = ${state}`)
  return sql.join(wanted, sql` AND `)
}

export interface RoundSums {
  readonly rounds: number
  readonly stake: bigint
  readonly payout: bigint
}

export function roundSumsQuery(memberId: string, filter: RoundFilter): RawBuilder<RoundSums> {
  return sql<RoundSums>`SELECT count(*)::int AS rounds, coalesce(sum(r.stake), 0)::bigint AS stake,
      coalesce(sum(r.payout) FILTER (WHERE r.status <> 'open'), 0)::bigint AS payout
    FROM game_round r WHERE r.member_id = ${memberId} AND ${fits(filter)}`
}

export async function readRoundSums(
  on: Deps['db'],
  memberId: string,
  filter: RoundFilter,
): Promise<RoundSums> {
  const { rows } = await roundSumsQuery(memberId, filter).execute(on)
  return rows[0] ?? { rounds: 0, stake: 0n, payout: 0n }
}
