import pg from 'pg'
import { fillStatements, planStatement } from './grown-ledger-rows.ts'

interface Options {
  readonly ownerUrl: string
  /** The superuser's URL of the same database: only it may collect garbage and checkpoint at will. */
  readonly adminUrl: string
  readonly transactions: number
}

/** Rows first, indexes after; both by two connections, each a table at a time. Resolves with the database's bytes. */
export async function fillLedger({ ownerUrl, adminUrl, transactions }: Options): Promise<number> {
  const tables = Object.entries(fillStatements)
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await pool.query(planStatement(transactions))
    await sideBySide(tables, async ([table, fill]) => {
      const client = await pool.connect()
      try {
        await client.query(`SET maintenance_work_mem = '768MB'; SET work_mem = '512MB'`)
        const restore = await dropIndexes(client, table)
        await client.query(fill)
        for (const statement of restore) await client.query(statement)
      } finally {
        client.release()
      }
    })
    await pool.query('DROP TABLE growth_plan')
    for (const [table] of tables) await admin.query(`VACUUM (ANALYZE) ${table}`)
    await admin.query('CHECKPOINT')
    const { rows } = await admin.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    )
    return Number(rows[0]?.bytes)
  } finally {
    await admin.end()
    await pool.end()
  }
}

async function sideBySide<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([lane(), lane()])
}

/** Takes a table's indexes and keys away; answers the statements that make them again. */
async function dropIndexes(client: pg.PoolClient, table: string): Promise<readonly string[]> {
  const keys = await client.query<{ name: string; definition: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype IN ('p', 'u')`,
    [table],
  )
  const named = keys.rows.map(({ name }) => name)
  const indexes = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = $1 AND NOT indexname = ANY($2)`,
    [table, named],
  )
  for (const { name } of keys.rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`)
  return [
    ...keys.rows.map(({ name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
    ...indexes.rows.map(({ definition }) => definition),
  ]
}
