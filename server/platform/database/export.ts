import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectOwner } from './connect-owner.ts'
import { type DumpHeader, type DumpTable, endOfDump, endOfTable, formatName } from './dump-format.ts'
import { tablesInOrder } from './tables-in-order.ts'

/**
 * Writes every row of every table, as of one moment, into `file` while the server goes on. The file appears under its
 * name when it is whole, readable by its owner only: it holds personal data. Returns the rows by table.
 */
export async function exportDatabase(ownerUrl: string, file: string): Promise<DumpHeader> {
  const client = await connectOwner(ownerUrl)
  const unfinished = `${file}.part`
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const header = await readHeader(client)
    await pipeline(
      Readable.from(dumpOf(client, header)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await client.query('COMMIT')
    await rename(unfinished, file)
    return header
  } finally {
    await client.end()
    await rm(unfinished, { force: true })
  }
}

async function readHeader(client: pg.Client): Promise<DumpHeader> {
  const migrations = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migration ORDER BY name',
  )
  const sequences = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  )
  const tables: DumpTable[] = []
  for (const table of await tablesInOrder(client)) {
    const counted = await client.query<{ rows: string }>(
      `SELECT count(*) AS rows FROM ${pg.escapeIdentifier(table.name)}`,
    )
    tables.push({ ...table, rows: Number(counted.rows[0]?.rows) })
  }
  return {
    format: formatName,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows,
    tables,
    sequences: sequences.rows,
  }
}

async function* dumpOf(client: pg.Client, header: DumpHeader): AsyncGenerator<Buffer | string> {
  yield `${JSON.stringify(header)}\n`
  for (const { name, columns } of header.tables) {
    yield* client.query(copyTo(copyStatement(name, columns, 'TO STDOUT')))
    yield `${endOfTable}\n`
  }
  yield `${endOfDump}\n`
}

export function copyStatement(table: string, columns: readonly string[], direction: string): string {
  return `COPY ${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')}) ${direction}`
}
