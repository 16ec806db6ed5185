import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

export interface OwnTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly ordered_by: readonly string[]
  /** `agent_id` where a row is about others and belongs to who earned on them. */
  readonly owner: string
}

/** Of the machinery: keys of calls, tokens, letters that wait. They say nothing of the member that other rows do not. */
const machinery = [
  'call',
  'call_answer',
  'outbox',
  'refresh_token',
  'member_identifier',
  'member_claim',
  'sent_code',
  'passkey_challenge',
  'letter',
  'bonus_end_told',
  // Reasons of people of the back office: what they decided stands in the rows it is about.
  'audit_text',
  // Opened where it belongs into the export.
  'ticket_message',
]
/** What an agent earned, and on whom: the agent's, not that of the members it tells of. */
const ofAgents = ['agency_week', 'agency_statement', 'agency_correction']
/** Secrets, and what only a key of ours can read: opened one by one where it belongs into the export. */
const secretColumn = 'hash|token|secret|seed$|sealed'
/** Names rows of other members. */
const columnOfOthers = '^same_face$'

/** Every table with rows of single members, whichever feature it belongs to: a new one is in the export automatically. */
export async function listOwnTables(db: Deps['db']): Promise<readonly OwnTable[]> {
  const { rows } = await sql<OwnTable>`
    SELECT c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns,
      (SELECT array_agg(k.attname::text ORDER BY k.attnum) FROM pg_index i
        JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY(i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary) AS ordered_by,
      CASE WHEN c.relname = ANY(${ofAgents}::text[]) THEN 'agent_id' ELSE 'member_id' END AS owner
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      AND a.atttypid <> 'bytea'::regtype AND a.attname !~ ${secretColumn} AND a.attname !~ ${columnOfOthers}
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> ALL(${machinery}::text[])
      AND (c.relname = ANY(${ofAgents}::text[])
        OR EXISTS (SELECT 1 FROM pg_attribute m WHERE m.attrelid = c.oid AND m.attname = 'member_id'))
    GROUP BY c.oid, c.relname
    HAVING EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)
    ORDER BY c.relname`.execute(db)
  return rows
}

export async function readOwnRows(
  db: Deps['db'],
  memberId: string,
  table: OwnTable,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly Record<string, unknown>[]> {
  const columns = sql.join(table.columns.map(name => sql.ref(name)))
  const order = sql.join(table.ordered_by.map(name => sql.ref(name)))
  const { rows } = await sql<{ row: Record<string, unknown> }>`SELECT to_jsonb(r) AS row FROM (
    SELECT ${columns} FROM ${sql.table(table.name)} WHERE ${sql.ref(table.owner)} = ${memberId}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) r`.execute(db)
  return rows.map(({ row }) => row)
}
