import { createReadStream } from 'node:fs'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectOwner } from './connect-owner.ts'
import { type DumpHeader, dumpHeader, endOfDump, endOfTable } from './dump-format.ts'
import { copyStatement } from './export.ts'
import { linesOf } from './lines-of.ts'
import { tablesInOrder } from './tables-in-order.ts'

/**
 * Fills a migrated database that holds no member's rows with a dump of the same schema, all of it or nothing: one
 * transaction, every table's rows counted. What migrations wrote themselves is replaced by the dump's.
 */
export async function importDatabase(ownerUrl: string, file: string): Promise<DumpHeader> {
  const client = await connectOwner(ownerUrl)
  try {
    await client.query('BEGIN')
    const lines = linesOf(unpacked(file))
    const header = readHeader(await nextLine(lines))
    await refuseOtherSchema(client, header)
    await emptyOfSeeds(client)
    for (const table of header.tables) {
      await pipeline(
        Readable.from(rowsOf(lines)),
        client.query(copyFrom(copyStatement(table.name, table.columns, 'FROM STDIN'))),
      )
      await expectRows(client, table.name, table.rows)
    }
    if ((await nextLine(lines)) !== endOfDump) throw new Error('The dump is cut short')
    for (const { name, value } of header.sequences) {
      await client.query('SELECT setval($1, $2::bigint)', [pg.escapeIdentifier(name), value])
    }
    await client.query('COMMIT')
    return header
  } finally {
    await client.end() // Without a COMMIT everything is undone.
  }
}

/** The lines of a dump. A file that cannot be read makes the reader of its lines throw. */
function unpacked(file: string): Readable {
  const unzip = createGunzip()
  pipe(createReadStream(file), unzip, () => undefined) // It destroys `unzip` with the error, which the reader sees.
  return unzip
}

async function nextLine(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next()
  if (done === true) throw new Error('The dump is cut short')
  return value
}

function readHeader(line: string): DumpHeader {
  const parsed = dumpHeader.safeParse(JSON.parse(line))
  if (!parsed.success) throw new Error('This file is not a dump of this product')
  return parsed.data
}

/** The rows of one table. Stepping by hand, for leaving a `for await` would end the whole stream. */
async function* rowsOf(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  for (;;) {
    const line = await nextLine(lines)
    if (line === endOfTable) return
    yield `${line}\n`
  }
}

async function refuseOtherSchema(client: pg.Client, header: DumpHeader): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migration ORDER BY name',
  )
  const here = rows.map(row => `${row.name} ${row.checksum}`).join('\n')
  const there = header.migrations.map(row => `${row.name} ${row.checksum}`).join('\n')
  if (here === there) return
  const last = header.migrations.at(-1)?.name ?? 'none'
  throw new Error(
    `The dump was made by another release (its last migration is ${last}): import it with that one`,
  )
}

/** Every member has a wallet: where there is one, an import would destroy something. */
async function emptyOfSeeds(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM wallet WHERE member_id <> '00000000-0000-0000-0000-000000000000') AS used`,
  )
  if (rows[0]?.used === true) throw new Error('This database is in use: import into an empty one')
  const tables = await tablesInOrder(client)
  await client.query(`TRUNCATE ${tables.map(table => pg.escapeIdentifier(table.name)).join(', ')}`)
}

async function expectRows(client: pg.Client, table: string, expected: number): Promise<void> {
  const { rows } = await client.query<{ n: string }>(
    `SELECT count(*) AS n FROM ${pg.escapeIdentifier(table)}`,
  )
  if (Number(rows[0]?.n) !== expected) {
    throw new Error(`${table} has ${rows[0]?.n} rows after the import, the dump counted ${expected}`)
  }
}
