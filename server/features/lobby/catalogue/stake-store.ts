import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

/**
 * Adds up the settled stakes of the days that may have changed: yesterday, today, and whatever was missed before, a week
 * at most. Running it again gives the same sums. Play money does not count.
 */
export async function rollUpStakes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await sql`
    WITH today AS (SELECT (${clock.now()}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date AS day),
    first AS (SELECT greatest(today.day - 7,
      least(today.day - 1, coalesce((SELECT max(day) FROM game_stake_day) - 1, today.day - 7))) AS day FROM today)
    INSERT INTO game_stake_day (day, game_id, rounds, stake)
    SELECT r.day, split_part(r.game, ':', 2), count(*), sum(r.stake_cash + r.stake_bonus)
    FROM round r, first
    WHERE r.opened_at >= (first.day - 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'
      AND r.status = 'settled' AND r.currency = 'BRL' AND r.day >= first.day
    GROUP BY 1, 2
    ON CONFLICT (day, game_id) DO UPDATE SET rounds = excluded.rounds, stake = excluded.stake`.execute(db)
}

/** Games by their stakes of the last seven days, the most staked first. */
export async function mostStaked(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ game_id: string }>`
    SELECT game_id FROM game_stake_day
    WHERE day > (${clock.now()}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - 7
    GROUP BY game_id ORDER BY sum(stake) DESC, game_id LIMIT ${limit}`.execute(db)
  return rows.map(row => row.game_id)
}
