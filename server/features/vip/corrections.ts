import { sql } from 'kysely'
import type { VipTrack } from '../../../contract/vip/vip.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Standing } from './rules.ts'

/** By how much a finished day had been counted too high. */
export interface Correction {
  readonly day: string
  readonly general: bigint
  readonly slot: bigint
  readonly live: bigint
  readonly earning: bigint
}

/**
 * Takes up the late rollbacks (decision 013) since the last look. Days from `foldedThrough` on are not in the sums yet and
 * will be read as they stand; of days before it comes back what had been joined less what it should have been, so that
 * rounding is the fold's own. Call it under the member's lock.
 */
export async function takeCorrections(
  tx: Tx,
  memberId: string,
  foldedThrough: string,
): Promise<readonly Correction[]> {
  const { rows } = await sql<Correction>`
    WITH taken AS (
      DELETE FROM member_day_correction WHERE member_id = ${memberId} AND currency = 'BRL'
      RETURNING day, category, weighted, theoretical, served_theoretical
    ), undone AS (
      SELECT day, category, sum(weighted) AS weighted, sum(theoretical - served_theoretical) AS earning
      FROM taken WHERE day < ${foldedThrough} GROUP BY day, category
    ), both_ways AS (
      SELECT d.day, d.category, d.weighted AS now_weighted, d.theoretical - d.served_theoretical AS now_earning,
        coalesce(u.weighted, 0) AS weighted, coalesce(u.earning, 0) AS earning
      FROM member_day d LEFT JOIN undone u USING (day, category)
      WHERE d.member_id = ${memberId} AND d.currency = 'BRL' AND d.day IN (SELECT day FROM undone)
    )
    SELECT day::text AS day,
      (floor(sum(now_weighted + weighted) / 1000000) - floor(sum(now_weighted) / 1000000))::bigint AS general,
      (floor(coalesce(sum(now_weighted + weighted) FILTER (WHERE category = 'slots'), 0) / 1000000)
        - floor(coalesce(sum(now_weighted) FILTER (WHERE category = 'slots'), 0) / 1000000))::bigint AS slot,
      (floor(coalesce(sum(now_weighted + weighted) FILTER (WHERE category = 'live'), 0) / 1000000)
        - floor(coalesce(sum(now_weighted) FILTER (WHERE category = 'live'), 0) / 1000000))::bigint AS live,
      (greatest(0, sum(now_earning + earning)) - greatest(0, sum(now_earning)))::bigint AS earning
    FROM both_ways GROUP BY day ORDER BY day`.execute(tx)
  return rows
}

/**
 * The sums without what was taken back, never below zero. The level stays: it falls when its period ends without the stake
 * that keeps it, and only then (the period's own stake is corrected too, where the day lies in it).
 */
export function corrected(standing: Standing, track: VipTrack, corrections: readonly Correction[]): Standing {
  const gone = (from: string) =>
    corrections.filter(({ day }) => day >= from).reduce((sum, one) => sum + one[track], 0n)
  return {
    ...standing,
    betting: less(standing.betting, gone('')),
    periodBetting: less(standing.periodBetting, gone(standing.periodStart)),
  }
}

/** Never below zero. */
export const less = (sum: bigint, gone: bigint): bigint => (gone < sum ? sum - gone : 0n)
