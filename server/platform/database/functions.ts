import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

interface SqlFunction {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The folder with one file for each SQL function, by area. */
export function functionsFolder(): string {
  return fileURLToPath(new URL('./functions', import.meta.url))
}

/** The name before `.sql` is the function's; a file holds one `CREATE OR REPLACE FUNCTION`. */
export async function readFunctions(folder: string): Promise<SqlFunction[]> {
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async file => {
      const sql = await readFile(join(folder, file), 'utf8')
      const name = /([a-z_0-9]+)\.sql$/.exec(file)?.[1] ?? ''
      if (!new RegExp(`^CREATE OR REPLACE FUNCTION ${name}\\s*\\(`, 'm').test(sql)) {
        throw new Error(`${file} does not create the function ${name}`)
      }
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Gives every function its current text: those whose file has another checksum than the one kept in the function's comment, all in one
 * transaction. Runs after the migrations, which made them all and change no function any more. Returns the names that were replaced.
 */
export async function applyFunctions(client: pg.Client, folder: string): Promise<readonly string[]> {
  const functions = await readFunctions(folder)
  const { rows } = await client.query<{ name: string; comment: string | null }>(
    `SELECT p.proname AS name, obj_description(p.oid, 'pg_proc') AS comment FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace`,
  )
  const applied = new Map(rows.map(row => [row.name, row.comment]))
  const changed = functions.filter(({ name, checksum }) => applied.get(name) !== commentOf(checksum))
  if (changed.length === 0) return []
  try {
    // They call one another, in whatever order they are made.
    await client.query('BEGIN; SET LOCAL check_function_bodies = off')
    for (const { name, sql, checksum } of changed) {
      await client.query(sql)
      await client.query(`COMMENT ON FUNCTION ${client.escapeIdentifier(name)} IS '${commentOf(checksum)}'`)
    }
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw new Error('The SQL functions could not be replaced', { cause })
  }
  return changed.map(({ name }) => name)
}

const commentOf = (checksum: string) => `sha256:${checksum}`
