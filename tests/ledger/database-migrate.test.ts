import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/run/free-port.ts'
import { createDatabase } from '../../server/platform/database/connect.ts'
import { connectOwner, UnusableDatabase } from '../../server/platform/database/connect-owner.ts'
import { assertNotOwner } from '../../server/platform/database/grants.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let world: TestDatabase
let folder: string

beforeEach(async () => {
  world = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'arara-migrations-'))
})
afterEach(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** A copy of the template knows the real migrations: these tests look at a folder of their own, on a clean slate. */
async function asOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: world.ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const migrateHere = () => asOwner(client => migrate(client, folder))
const forget = () => asOwner(client => client.query('DELETE FROM migration'))

describe('a database that cannot be used', () => {
  it('is reported by its name and address, without the password', async () => {
    const wrong = Object.assign(new URL(world.ownerUrl), { password: 'not-the-one' })
    const reported = prepareDatabase({ ownerUrl: wrong.href })
    await expect(reported).rejects.toBeInstanceOf(UnusableDatabase)
    await expect(reported).rejects.toThrow(
      `Cannot connect to the database ${wrong.pathname.slice(1)} at ${wrong.host}`,
    )
    await expect(reported).rejects.not.toThrow('not-the-one')
  })

  it('says why, where nobody listens at any of its addresses', async () => {
    const port = await findFreePort('127.0.0.1')
    const reported = connectOwner(`postgresql://house:secret@localhost:${port}/arara`)
    await expect(reported).rejects.toThrow(/arara at localhost:\d+ as house: .*ECONNREFUSED/)
  })
})

describe('migrations', () => {
  it('run once, in the order of their names', async () => {
    await forget()
    await writeFile(join(folder, '902-fill.sql'), 'INSERT INTO fruit VALUES (1)')
    await writeFile(join(folder, '901-fruit.sql'), 'CREATE TABLE fruit (id int)')
    expect(await migrateHere()).toEqual({ names: ['901-fruit.sql', '902-fill.sql'], isNewer: false })
    expect(await migrateHere()).toEqual({ names: [], isNewer: false })
  })

  it('run once when two servers start together', async () => {
    await forget()
    await writeFile(join(folder, '901-fruit.sql'), 'CREATE TABLE fruit (id int)')
    const ran = await Promise.all([1, 2, 3].map(migrateHere))
    expect(ran.flatMap(({ names }) => names)).toEqual(['901-fruit.sql'])
  })

  it('leave nothing of a file that failed', async () => {
    await forget()
    await writeFile(join(folder, '901-fruit.sql'), 'CREATE TABLE fruit (id int); SELECT 1 / 0')
    await expect(migrateHere()).rejects.toThrow('901-fruit.sql failed')
    const tables = await asOwner(client => client.query(`SELECT to_regclass('fruit') AS fruit`))
    expect(tables.rows).toEqual([{ fruit: null }])
  })

  it('refuse a landed file that was edited, and a database of a newer release', async () => {
    await forget()
    await writeFile(join(folder, '901-fruit.sql'), 'CREATE TABLE fruit (id int)')
    await migrateHere()
    await writeFile(join(folder, '901-fruit.sql'), 'CREATE TABLE fruit (id bigint)')
    await expect(migrateHere()).rejects.toThrow('was edited')
    await rm(join(folder, '901-fruit.sql'))
    await expect(migrateHere()).rejects.toThrow('newer')
  })

  it('of a newer release that only add keep nobody from starting', async () => {
    await forget()
    await writeFile(join(folder, '901-fruit.sql'), '-- expand\nCREATE TABLE fruit (id int)')
    await migrateHere()
    await rm(join(folder, '901-fruit.sql'))
    expect(await migrateHere()).toEqual({ names: [], isNewer: true })
  })

  it('wait for a table that somebody holds, and let others through meanwhile', async () => {
    await forget()
    await asOwner(client => client.query('CREATE TABLE fruit (id int)'))
    await writeFile(join(folder, '901-more.sql'), 'ALTER TABLE fruit ADD COLUMN name text')
    const holder = new pg.Client({ connectionString: world.ownerUrl })
    await holder.connect()
    await holder.query('BEGIN; SELECT * FROM fruit')
    const migrating = migrateHere()
    const waits = () =>
      asOwner(client =>
        client.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE fruit%'`,
        ),
      )
    await expect.poll(async () => (await waits()).rowCount).toBe(1)
    await expect.poll(async () => (await waits()).rowCount, { timeout: 10_000 }).toBe(0)
    await holder.end()
    expect(await migrating).toMatchObject({ names: ['901-more.sql'] })
  })
})

describe('the serving role', () => {
  it('is accepted, and the owner is refused, to serve', async () => {
    await expect(assertNotOwner(world.db)).resolves.toBeUndefined()
    const asOwnerDb = createDatabase(world.ownerUrl, { max: 1 })
    await expect(assertNotOwner(asOwnerDb)).rejects.toThrow('arara_owner')
    await asOwnerDb.destroy()
  })

  it('cannot be the owner', async () => {
    const asOne = { ownerUrl: world.ownerUrl, appUrl: world.ownerUrl }
    await expect(prepareDatabase(asOne)).rejects.toThrow('owns nothing')
  })

  it('is the same for several servers that prepare the database together', async () => {
    const prepared = await Promise.all([1, 2, 3].map(() => prepareDatabase({ ownerUrl: world.ownerUrl })))
    expect(new Set(prepared.map(({ appUrl }) => appUrl))).toEqual(new Set([world.appUrl]))
  })
})
