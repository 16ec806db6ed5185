import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

interface WorkRow {
  readonly prefix: string
  readonly bits: number
  readonly expires_at: Date
}

export async function insertWork(db: Deps['db'], key: string, row: WorkRow): Promise<void> {
  await sql`INSERT INTO work_challenge (key, prefix, bits, expires_at)
    VALUES (${key}, ${row.prefix}, ${row.bits}, ${row.expires_at})`.execute(db)
}

/** One use, right or wrong. */
export async function takeWork(db: Deps['db'], key: string): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`DELETE FROM work_challenge WHERE key = ${key}
    RETURNING prefix, bits, expires_at`.execute(db)
  return rows[0]
}

export async function sweepWork(db: Deps['db'], now: Date): Promise<void> {
  await sql`DELETE FROM work_challenge WHERE expires_at < ${now}`.execute(db)
}
