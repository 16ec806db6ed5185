import { sql } from 'kysely'
import { sealedColumns } from '../../server/platform/secrets/sealed-columns.ts'
import type { TestApp } from './test-app.ts'

interface Column {
  readonly table: string
  readonly column: string
}

/** Every column of every table, but those of partitions. */
async function columnsOf({ deps }: Pick<TestApp, 'deps'>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
    ORDER BY c.table_name, c.ordinal_position`.execute(deps.db)
  return rows
}

/** How a word looks in base64, wherever in a file it begins. */
function inBase64(word: string): string[] {
  return [0, 1, 2].map(before => {
    const whole = Buffer.concat([Buffer.alloc(before), Buffer.from(word)]).toString('base64')
    return whole.slice(before === 0 ? 0 : before + 1, -4)
  })
}

/**
 * Where a word stands in the database: `table.column` in clear (texts, documents, lists, bytes), `table.column (sealed)` where the
 * server's keys open it. A sealed value that does not open by the registry's context throws.
 */
export async function findWord(world: Pick<TestApp, 'deps'>, word: string): Promise<readonly string[]> {
  const forms = [word, Buffer.from(word).toString('hex'), ...inBase64(word)].map(form => `%${form}%`)
  const found: string[] = []
  for (const { table, column } of await columnsOf(world)) {
    const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM ${sql.table(table)}
      WHERE ${sql.ref(column)}::text ILIKE ANY (${forms})`.execute(world.deps.db)
    if (Number(rows[0]?.count) > 0) found.push(`${table}.${column}`)
  }
  for (const { table, column, context } of sealedColumns) {
    const { rows } = await sql<{ sealed: Buffer; context: string }>`
      SELECT ${sql.ref(column)} AS sealed, ${sql.raw(context)} AS context FROM ${sql.table(table)}
      WHERE length(${sql.ref(column)}) > 0`.execute(world.deps.db)
    const texts = rows.map(row => world.deps.secrets.decrypt(row.sealed, row.context))
    const has = (text: string) =>
      text.toLowerCase().includes(word) || inBase64(word).some(form => text.includes(form))
    if (texts.some(has)) found.push(`${table}.${column} (sealed)`)
  }
  return found.toSorted()
}
