import { type Kysely, sql } from 'kysely'
import { isUuid } from '../../../contract/is-uuid.ts'
import type { Database } from './schema.ts'
import type { Tx } from './transaction.ts'

export interface ListAsk {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
  readonly since?: string | undefined
}

export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly state: {
    readonly next_cursor: string | null
    readonly version: string
    readonly deleted: string[]
    readonly reset: boolean
    readonly unchanged: boolean
  }
}

type ListTable = 'recharge' | 'withdrawal' | 'reward'
/** Lists that keep a version; `favourite` is read by its feature, which has no pages but removals. */
type ListName = ListTable | 'favourite'
const usualPage = 50

/** The next version of a member's list, for a row that changes in this transaction. */
export async function nextListVersion(tx: Tx, memberId: string, list: ListName): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`
    INSERT INTO list_version (member_id, list, version) VALUES (${memberId}, ${list}, 1)
    ON CONFLICT (member_id, list) DO UPDATE SET version = list_version.version + 1
    RETURNING version`.execute(tx)
  return rows[0]?.version ?? 1n
}

/**
 * A page of a member's list, newest first; with `since`, what changed after that version, oldest change first.
 * `undefined`: the cursor is none of ours. Rows are never deleted.
 */
export async function readMemberList<Row extends { readonly id: string; readonly version: bigint }>(
  db: Kysely<Database>,
  table: ListTable,
  memberId: string,
  ask: ListAsk,
): Promise<ListPage<Row> | undefined> {
  // Read before the rows: a change in between is then returned twice, never missed.
  const version = await currentListVersion(db, memberId, table)
  const since = ask.since !== undefined && /^\d{1,18}$/.test(ask.since) ? BigInt(ask.since) : undefined
  const isDelta = since !== undefined && since <= version
  const reset = ask.since !== undefined && !isDelta
  const limit = ask.limit ?? usualPage
  const state = { version: String(version), deleted: [], reset, unchanged: isDelta && since === version }
  if (state.unchanged) return { rows: [], state: { ...state, next_cursor: null } }
  if (!isCursor(ask.cursor, isDelta)) return undefined
  const rows = isDelta
    ? await changedAfter<Row>(db, table, memberId, BigInt(ask.cursor ?? since), limit + 1)
    : await olderThan<Row>(db, table, memberId, ask.cursor, limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const next = isDelta ? last?.version : last?.id
  return { rows: rows.slice(0, limit), state: { ...state, next_cursor: next?.toString() ?? null } }
}

function isCursor(cursor: string | undefined, isDelta: boolean): boolean {
  if (cursor === undefined) return true
  return isDelta ? /^\d{1,18}$/.test(cursor) : isUuid(cursor)
}

/** The version of the member's list; 0 before its first change. */
export async function currentListVersion(
  db: Kysely<Database>,
  memberId: string,
  list: ListName,
): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`SELECT version FROM list_version
    WHERE member_id = ${memberId} AND list = ${list}`.execute(db)
  return rows[0]?.version ?? 0n
}

async function changedAfter<Row>(
  db: Kysely<Database>,
  table: ListTable,
  memberId: string,
  version: bigint,
  limit: number,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)}
    WHERE member_id = ${memberId} AND version > ${version} ORDER BY version LIMIT ${limit}`.execute(db)
  return rows
}

async function olderThan<Row>(
  db: Kysely<Database>,
  table: ListTable,
  memberId: string,
  id: string | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)}
    WHERE member_id = ${memberId} AND (${id ?? null}::uuid IS NULL OR id < ${id ?? null}::uuid)
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}
