import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from './schema.ts'

/** What is only ever added to: corrections are new rows. */
const appendOnlyTables = [
  'ledger_transaction',
  'ledger_transfer',
  'wagering_event',
  'ledger_reversal',
  'audit_log',
  'audit_anchor',
] as const

/** What may go with a member's records, and is never changed. */
const unchangedTables = ['audit_text'] as const

/**
 * Read, write and nothing else for the serving role; the ledger is append-only for it. Runs after every migration,
 * so that a new table never waits for its grant.
 */
export async function grantToApp(owner: pg.Client, appRole: string): Promise<void> {
  const role = owner.escapeIdentifier(appRole)
  const appendOnly = await present(owner, appendOnlyTables)
  const unchanged = await present(owner, unchangedTables)
  const statements = [
    `GRANT USAGE ON SCHEMA public TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON migration FROM ${role}`,
    ...appendOnly.map(name => `REVOKE UPDATE, DELETE, TRUNCATE ON ${name} FROM ${role}`),
    ...unchanged.map(name => `REVOKE UPDATE, TRUNCATE ON ${name} FROM ${role}`),
  ]
  await owner.query(`BEGIN; ${statements.join('; ')}; COMMIT`)
}

/** Those of the tables that are there, ready for a statement. */
async function present(owner: pg.Client, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY($1)`,
    [tables],
  )
  return rows.map(({ name }) => owner.escapeIdentifier(name))
}

/** Refuses a connection that could rewrite the ledger: the server must not serve as the owner or a superuser. */
export async function assertNotOwner(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ role: string; table: string }>`
    SELECT current_user AS role, c.relname AS table
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relname IN (${sql.join([...appendOnlyTables, 'migration'])})
      AND (has_table_privilege(c.oid, 'UPDATE') OR has_table_privilege(c.oid, 'DELETE')
        OR has_table_privilege(c.oid, 'TRUNCATE'))`.execute(db)
  const [breach] = rows
  if (breach === undefined) return
  throw new Error(`The role ${breach.role} may change ${breach.table}: serve as a role that is not the owner`)
}
