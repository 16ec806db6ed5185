import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface TermsRow {
  readonly version: bigint
  readonly texts: unknown
  readonly announced_at: Date
  readonly effective_at: Date
  readonly withdrawn: boolean
  readonly revision: bigint
}

export interface AcceptanceRow {
  readonly version: bigint
  readonly language: string
  readonly accepted_at: Date
}

/** Every version, the newest first. */
export async function listTerms(on: Executor): Promise<readonly TermsRow[]> {
  const { rows } = await sql<TermsRow>`SELECT * FROM terms_version ORDER BY version DESC`.execute(on)
  return rows
}

/** Locks the table, so that versions are written one after the other. */
export async function lockTerms(tx: Tx): Promise<readonly TermsRow[]> {
  await sql`LOCK TABLE terms_version IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  return listTerms(tx)
}

export async function countAcceptances(on: Executor): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ version: bigint; count: bigint }>`
    SELECT version, count(*) FROM terms_acceptance GROUP BY version`.execute(on)
  return new Map(rows.map(({ version, count }) => [version, Number(count)]))
}

export async function putTerms(tx: Tx, row: Omit<TermsRow, 'withdrawn'>): Promise<void> {
  await sql`INSERT INTO terms_version (version, texts, announced_at, effective_at, revision)
    VALUES (${row.version}, ${JSON.stringify(row.texts)}::jsonb, ${row.announced_at}, ${row.effective_at}, ${row.revision})
    ON CONFLICT (version) DO UPDATE SET texts = excluded.texts, announced_at = excluded.announced_at,
      effective_at = excluded.effective_at, revision = excluded.revision, withdrawn = false`.execute(tx)
}

export async function setWithdrawn(tx: Tx, version: bigint): Promise<void> {
  await sql`UPDATE terms_version SET withdrawn = true, revision = revision + 1 WHERE version = ${version}`.execute(
    tx,
  )
}

export async function listAcceptances(on: Executor, memberId: string): Promise<readonly AcceptanceRow[]> {
  const { rows } = await sql<AcceptanceRow>`SELECT version, language, accepted_at FROM terms_acceptance
    WHERE member_id = ${memberId} ORDER BY version DESC`.execute(on)
  return rows
}

/** The first acceptance of a version stands. */
export async function insertAcceptance(
  tx: Tx,
  memberId: string,
  { version, language, accepted_at }: AcceptanceRow,
): Promise<void> {
  await sql`INSERT INTO terms_acceptance (member_id, version, language, accepted_at)
    VALUES (${memberId}, ${version}, ${language}, ${accepted_at}) ON CONFLICT DO NOTHING`.execute(tx)
}
