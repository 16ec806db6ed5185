import type pg from 'pg'
import type { DumpTable } from './dump-format.ts'

interface Listed {
  readonly name: string
  readonly columns: string[]
  readonly needs: string[]
}

/** Every table but `migration`, each after those it refers to, with the columns that can be written. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Omit<DumpTable, 'rows'>[]> {
  const { rows } = await client.query<Listed>(`
    SELECT c.relname AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      ARRAY(SELECT DISTINCT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS needs
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> 'migration' ORDER BY c.relname`)
  const ordered: Listed[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const done = new Set(ordered.map(table => table.name))
    const ready = waiting.filter(table => table.needs.every(name => done.has(name)))
    if (ready.length === 0) {
      throw new Error(
        `Tables refer to each other in a circle: ${waiting.map(table => table.name).join(', ')}`,
      )
    }
    ordered.push(...ready)
    waiting = waiting.filter(table => !ready.includes(table))
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}
