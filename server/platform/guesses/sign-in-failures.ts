import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/** Counts one more failure of each subject; a count starts again once it has run out. Returns the new counts. */
export async function countFailure(
  db: Deps['db'],
  subjects: readonly Buffer[],
  now: Date,
  until: Date,
): Promise<readonly number[]> {
  const counts: number[] = []
  for (const subject of subjects) {
    const { rows } = await sql<{ count: number }>`
      INSERT INTO sign_in_failure (subject, count, expires_at, failed_at) VALUES (${subject}, 1, ${until}, ${now})
      ON CONFLICT (subject) DO UPDATE SET expires_at = excluded.expires_at, failed_at = excluded.failed_at,
        count = CASE WHEN sign_in_failure.expires_at < ${now} THEN 1 ELSE sign_in_failure.count + 1 END
      RETURNING count`.execute(db)
    counts.push(rows[0]?.count ?? 1)
  }
  return counts
}

export interface Failures {
  readonly count: number
  readonly failedAt: Date | null
}

export async function readFailures(db: Deps['db'], subject: Buffer, now: Date): Promise<Failures> {
  const { rows } = await sql<{ count: number; failed_at: Date | null }>`
    SELECT count, failed_at FROM sign_in_failure WHERE subject = ${subject} AND expires_at >= ${now}`.execute(
    db,
  )
  return { count: rows[0]?.count ?? 0, failedAt: rows[0]?.failed_at ?? null }
}

export async function failuresOf(db: Deps['db'], subject: Buffer, now: Date): Promise<number> {
  return (await readFailures(db, subject, now)).count
}

export async function forgetFailures(db: Deps['db'], subject: Buffer): Promise<void> {
  await sql`DELETE FROM sign_in_failure WHERE subject = ${subject}`.execute(db)
}

/** Takes back one count: what was counted beforehand turned out to be no failure. */
export async function forgiveFailure(db: Deps['db'], subject: Buffer): Promise<void> {
  await sql`UPDATE sign_in_failure SET count = count - 1 WHERE subject = ${subject} AND count > 0`.execute(db)
}

const second = 1000
const freeTries = 4
const longestMs = 15 * 60 * second

/** How long the next try has to wait after so many failures: half a minute, doubled each time, a quarter of an hour at most. */
export function delayAfter(count: number): number {
  if (count <= freeTries) return 0
  return Math.min(longestMs, 30 * second * 2 ** (count - freeTries - 1))
}

/** Milliseconds that are left to wait. */
export function waitLeft({ count, failedAt }: Failures, now: Date): number {
  if (failedAt === null) return 0
  return Math.max(0, failedAt.getTime() + delayAfter(count) - now.getTime())
}
