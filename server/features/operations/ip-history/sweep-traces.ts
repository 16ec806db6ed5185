import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

/** Half a year: longer than any look at shared addresses goes back, and no longer than an access record serves. */
const keptMs = 183 * 24 * 3_600_000

/** Forgets from which addresses members came that long ago, of those who are erased as well. */
export async function sweepTraces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  await sql`DELETE FROM member_trace WHERE last_seen < ${before}`.execute(db)
}
