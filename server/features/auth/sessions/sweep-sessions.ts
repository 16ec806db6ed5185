import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

/** Half a year, as traces are: longer than an access record serves (docs/rules/brazil.md names no longer time for it). */
const keptMs = 183 * 24 * 3_600_000
/** Rows of one statement: the first sweep of a large site takes several, each in its own transaction. */
const mostAtOnce = 5_000

/** Throws away sessions that ended that long ago. Who comes back with a device of such a session signs in. */
export async function sweepSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  for (let isMore = true; isMore; ) {
    const { numAffectedRows = 0n } = await sql`DELETE FROM session WHERE (member_id, id) IN (
      SELECT s.member_id, s.id FROM session s
      WHERE s.created_at < ${before} AND s.renewable_until < ${before} AND coalesce(s.revoked_at, s.created_at) < ${before}
        AND NOT EXISTS (SELECT FROM refresh_token t WHERE t.member_id = s.member_id AND t.session_id = s.id)
      LIMIT ${mostAtOnce})`.execute(db)
    isMore = numAffectedRows === BigInt(mostAtOnce)
  }
}
