import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { UnusableDatabase } from './connect-owner.ts'
import { underStarterLock } from './starter-lock.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The folder of `NNN-title.sql` files; a bundle gives its own. */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations/', import.meta.url))
}

/**
 * Runs every file that has not run yet, in the order of their names, each in a transaction of its own.
 * Promises that two starters do not run one file twice, and refuses to start on a landed file that was edited
 * or is missing. Returns the names that ran now.
 */
export async function migrate(client: pg.Client, folder: string): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  return underStarterLock(client, async () => {
    await client.query(
      `CREATE TABLE IF NOT EXISTS migration (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    const landed = await landedChecksums(client)
    refuseEdited(migrations, landed)
    const pending = migrations.filter(migration => !landed.has(migration.name))
    for (const migration of pending) await runOne(client, migration)
    return pending.map(migration => migration.name)
  })
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const misnamed = names.find(name => !/^\d{3}-[a-z0-9-]+\.sql$/.test(name))
  if (misnamed !== undefined) throw new Error(`Migration ${misnamed} is not named NNN-title.sql`)
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function landedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migration',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

function refuseEdited(migrations: readonly Migration[], landed: ReadonlyMap<string, string>): void {
  const byName = new Map(migrations.map(migration => [migration.name, migration]))
  for (const [name, checksum] of landed) {
    const file = byName.get(name)
    if (file === undefined)
      throw new UnusableDatabase(`This database is newer: it has migration ${name}, which is not here`)
    if (file.checksum !== checksum) throw new Error(`Migration ${name} was edited after it had landed`)
  }
}

async function runOne(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(migration.sql)
    await client.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause })
  }
}
