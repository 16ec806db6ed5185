import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyFunctions, functionsFolder, readFunctions } from '../../server/platform/database/functions.ts'
import { migrate, migrationsFolder } from '../../server/platform/database/migrate.ts'
import { prepareDatabase } from '../../server/platform/database/prepare.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let world: TestDatabase
let owner: pg.Client
let folder: string

beforeEach(async () => {
  world = await createTestDatabase()
  owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  folder = await mkdtemp(join(tmpdir(), 'arara-functions-'))
})
afterEach(async () => {
  await owner.end()
  await world.close()
  await rm(folder, { recursive: true })
})

/** Every function of ours as PostgreSQL has it, by its name. */
async function readDefinitions(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string; definitions: string[] }>(
    `SELECT proname AS name, array_agg(pg_get_functiondef(oid) ORDER BY oid::regprocedure::text) AS definitions
     FROM pg_proc WHERE pronamespace = 'public'::regnamespace GROUP BY proname ORDER BY proname`,
  )
  return Object.fromEntries(rows.map(({ name, definitions }) => [name, definitions]))
}

/** Functions whose text has changed, or that were added, since migrations stopped making them. */
const changedSince: readonly string[] = [
  ...['order_group_of', 'project_orders', 'recount_served', 'settle_shared_bets'],
]
const unchanged = ([name]: readonly [string, ...unknown[]]) => !changedSince.includes(name)

test('every function has a file, whose text is that of a database that ran every migration', async () => {
  const bare = await createTestDatabase({ isBare: true })
  const client = new pg.Client({ connectionString: bare.ownerUrl })
  await client.connect()
  try {
    await migrate(client, migrationsFolder())
    const migrated = Object.entries(await readDefinitions(client)).filter(unchanged)
    await applyFunctions(client, functionsFolder())
    const applied = Object.entries(await readDefinitions(client))
    expect(Object.fromEntries(applied.filter(unchanged))).toEqual(Object.fromEntries(migrated))
    expect((await readFunctions(functionsFolder())).map(({ name }) => name).sort()).toEqual(
      applied.map(([name]) => name).sort(),
    )
  } finally {
    await client.end()
    await bare.close()
  }
})

test('a text that changed replaces its function, and no other', async () => {
  expect(await applyFunctions(owner, functionsFolder())).toEqual([])
  await writeFile(
    join(folder, 'brazil_day.sql'),
    `CREATE OR REPLACE FUNCTION brazil_day(p_at timestamptz) RETURNS date
     LANGUAGE sql IMMUTABLE AS $$ SELECT date '2026-01-02' $$;`,
  )
  expect(await applyFunctions(owner, folder)).toEqual(['brazil_day'])
  expect(await applyFunctions(owner, folder)).toEqual([])
  expect((await owner.query(`SELECT brazil_day(now())::text AS day`)).rows).toEqual([{ day: '2026-01-02' }])
  // The next start of this release brings its own text back.
  await prepareDatabase({ ownerUrl: world.ownerUrl })
  expect((await owner.query(`SELECT brazil_day('2026-03-04T12:00Z')::text AS day`)).rows).toEqual([
    { day: '2026-03-04' },
  ])
})

test('a file that does not parse leaves every function as it was', async () => {
  const before = await readDefinitions(owner)
  await writeFile(
    join(folder, 'a_word.sql'),
    `CREATE OR REPLACE FUNCTION a_word() RETURNS text LANGUAGE sql AS $$ SELECT 'a' $$;`,
  )
  await writeFile(
    join(folder, 'b_word.sql'),
    `CREATE OR REPLACE FUNCTION b_word() RETURNS nonsense LANGUAGE sql AS $$ SELECT 1 $$;`,
  )
  await expect(applyFunctions(owner, folder)).rejects.toThrow('could not be replaced')
  expect(await readDefinitions(owner)).toEqual(before)
})

test('a file holds the function that it is named after', async () => {
  await writeFile(
    join(folder, 'a_word.sql'),
    'CREATE OR REPLACE FUNCTION other() RETURNS text LANGUAGE sql AS $$ SELECT 1 $$;',
  )
  await expect(readFunctions(folder)).rejects.toThrow('does not create the function a_word')
})

test('a release before the database’s own leaves the newer texts alone', async () => {
  await owner.query(`INSERT INTO migration (name, checksum, expands) VALUES ('999-later.sql', '', true)`)
  await owner.query(`COMMENT ON FUNCTION brazil_day IS 'sha256:newer'`)
  await prepareDatabase({ ownerUrl: world.ownerUrl })
  const { rows } = await owner.query(`SELECT obj_description('brazil_day'::regproc, 'pg_proc') AS comment`)
  expect(rows).toEqual([{ comment: 'sha256:newer' }])
})

test('migrations after these texts were written create no function', async () => {
  const later = (await readdir(migrationsFolder())).filter(name => name > '340')
  for (const name of later) {
    const sql = await readFile(join(migrationsFolder(), name), 'utf8')
    expect(sql, name).not.toMatch(/CREATE (OR REPLACE )?FUNCTION/i)
  }
  expect((await readFunctions(functionsFolder())).length).toBeGreaterThan(100)
})
