import { sql } from 'kysely'
import type { Deps } from './deps.ts'

/** Counts one more failure of each subject; a count starts anew once it has run out. */
export async function countFailure(
  db: Deps['db'],
  subjects: readonly Buffer[],
  now: Date,
  until: Date,
): Promise<void> {
  for (const subject of subjects) {
    await sql`INSERT INTO sign_in_failure (subject, count, expires_at) VALUES (${subject}, 1, ${until})
      ON CONFLICT (subject) DO UPDATE SET expires_at = excluded.expires_at,
        count = CASE WHEN sign_in_failure.expires_at < ${now} THEN 1 ELSE sign_in_failure.count + 1 END`.execute(
      db,
    )
  }
}

export async function failuresOf(db: Deps['db'], subject: Buffer, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count FROM sign_in_failure WHERE subject = ${subject} AND expires_at >= ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function forgetFailures(db: Deps['db'], subject: Buffer): Promise<void> {
  await sql`DELETE FROM sign_in_failure WHERE subject = ${subject}`.execute(db)
}
