import { sql } from 'kysely'
import type { Deps } from '../../../server/deps.ts'

/** Kept by the work that runs beside the calls, at its own time, or counters that every call of an administrator moves. */
const movesByItself = [
  ...['administrator_session', 'captcha', 'outbox', 'migration'],
  ...['promotion_night', 'agency_settlement', 'agency_week', 'vip_member', 'vip_standing', 'game_stake_day'],
]

/** A line for each table with how much is in it and a hash of it all, whatever its order. */
export async function createStateDigest({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<() => Promise<string>> {
  // Failed sign-ins of earlier calls are swept away a quarter of an hour later.
  const since = clock.now()
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND NOT tablename = ANY(${movesByItself}) ORDER BY 1`.execute(db)
  const parts = rows.map(
    ({
      name,
    }) => sql`SELECT ${name}::text AS name, count(*) AS count, coalesce(sum(hashtextextended(t::text, 0)), 0) AS hash
      FROM ${sql.table(name)} t ${name === 'sign_in_failure' ? sql`WHERE failed_at >= ${since}` : sql``}`,
  )
  const all = sql<{ digest: string }>`
    SELECT string_agg(name || ' ' || count || ' ' || hash, E'\n' ORDER BY name) AS digest
    FROM (${sql.join(parts, sql` UNION ALL `)}) tables`
  return async () => (await all.execute(db)).rows[0]?.digest ?? ''
}

/** The tables in which two digests differ. */
export function differingTables(before: string, after: string): readonly string[] {
  const known = new Set(before.split('\n'))
  return after.split('\n').flatMap(line => (known.has(line) ? [] : [line.split(' ')[0] ?? '']))
}
