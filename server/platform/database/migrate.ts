import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { UnusableDatabase } from './connect-owner.ts'
import { underStarterLock } from './starter-lock.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** It only adds what the release before can live without: that one may go on, and start, on this schema. */
  readonly isExpanding: boolean
}

/** The first line of a migration that only adds. */
const expanding = '-- expand'
/** How long a migration may keep others waiting for a table that somebody holds, and how often it asks again. */
const lockTimeoutMs = 4_000
const tries = 15
const lockNotAvailable = '55P03'

/** The folder of `NNN-title.sql` files; a bundle gives its own. */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations/', import.meta.url))
}

/**
 * Runs every file that has not run yet, in the order of their names, each in a transaction of its own.
 * Promises that two starters do not run one file twice, and refuses to start on a landed file that was edited, or on a
 * database of a newer release, unless all that it added is marked `-- expand`.
 */
export async function migrate(client: pg.Client, folder: string): Promise<Migrated> {
  const migrations = await readMigrations(folder)
  return underStarterLock(client, async () => {
    await client.query(
      `CREATE TABLE IF NOT EXISTS migration (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    await client.query(
      'ALTER TABLE migration ADD COLUMN IF NOT EXISTS expands boolean NOT NULL DEFAULT false',
    )
    const landed = await readLanded(client)
    const isNewer = refuseEdited(migrations, landed)
    const pending = migrations.filter(({ name }) => !landed.some(one => one.name === name))
    for (const migration of pending) await runPatiently(client, migration)
    return { names: pending.map(migration => migration.name), isNewer }
  })
}

/** `names`: those that ran now. `isNewer`: a newer release has migrated this database. */
interface Migrated {
  readonly names: readonly string[]
  readonly isNewer: boolean
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const misnamed = names.find(name => !/^\d{3}-[a-z0-9-]+\.sql$/.test(name))
  if (misnamed !== undefined) throw new Error(`Migration ${misnamed} is not named NNN-title.sql`)
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum, isExpanding: sql.startsWith(`${expanding}\n`) }
    }),
  )
}

type Landed = Pick<Migration, 'name' | 'checksum'> & { readonly expands: boolean }

async function readLanded(client: pg.Client): Promise<Landed[]> {
  return (await client.query<Landed>('SELECT name, checksum, expands FROM migration ORDER BY name')).rows
}

/** Returns whether the database is a newer release's, which this one can live with. */
function refuseEdited(migrations: readonly Migration[], landed: readonly Landed[]): boolean {
  const byName = new Map(migrations.map(migration => [migration.name, migration]))
  let isNewer = false
  for (const { name, checksum, expands } of landed) {
    const file = byName.get(name)
    if (file === undefined && !expands)
      throw new UnusableDatabase(`This database is newer: it has migration ${name}, which is not here`)
    if (file === undefined) isNewer = true
    else if (file.checksum !== checksum) throw new Error(`Migration ${name} was edited after it had landed`)
  }
  return isNewer
}

/** A table that somebody holds is waited for a few seconds at a time: who comes behind the migration is not kept for longer. */
async function runPatiently(client: pg.Client, migration: Migration): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await runOne(client, migration)
    } catch (error) {
      if (left <= 1 || !isLockTimeout(error)) throw error
      await setTimeout(500)
    }
  }
}

const isLockTimeout = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === lockNotAvailable

async function runOne(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    await client.query(migration.sql)
    await client.query('INSERT INTO migration (name, checksum, expands) VALUES ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      migration.isExpanding,
    ])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause })
  }
}
