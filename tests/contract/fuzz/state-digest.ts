import { sql } from 'kysely'
import type { Deps } from '../../../server/deps.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'

/** Columns that change with every administrator call, or when an outbound message or an event is sent. */
const movesByItself: Readonly<Record<string, readonly string[]>> = {
  administrator_session: ['seen_at'],
  letter: ['attempts', 'send_at', 'sent_at', 'sealed'],
  outbox: ['published_at'],
}

/** Written once its call is answered (`watch-addresses.ts`): the row of an accepted call may come while the next ones are looked at. */
const writtenAfterwards = 'member_trace'

/**
 * A line for each table: its row count and a hash of its rows, whatever their order. It leaves out only from where and when
 * something was seen, sent or announced: no background work runs meanwhile (`still-app.ts`).
 */
export async function createStateDigest({ db }: Pick<Deps, 'db'>): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> ${writtenAfterwards} ORDER BY 1`.execute(db)
  const parts = rows.map(({ name }) => {
    const moving = movesByItself[name]
    const row = moving === undefined ? sql`t` : sql`(to_jsonb(t) - ${moving}::text[])`
    return sql`SELECT ${name}::text AS name, count(*) AS count,
      coalesce(sum(hashtextextended(${row}::text, 0)), 0) AS hash FROM ${sql.table(name)} t`
  })
  const all = sql<{ digest: string }>`
    SELECT string_agg(name || ' ' || count || ' ' || hash, E'\n' ORDER BY name) AS digest
    FROM (${sql.join(parts, sql` UNION ALL `)}) tables`
  // It reads everything: on a crowded machine longer than a call's statement may take.
  return () =>
    transaction(db, async tx => {
      await sql`SET LOCAL statement_timeout = '10min'`.execute(tx)
      return (await all.execute(tx)).rows[0]?.digest ?? ''
    })
}

/** The tables in which two digests differ. */
export function differingTables(before: string, after: string): readonly string[] {
  const known = new Set(before.split('\n'))
  return after.split('\n').flatMap(line => (known.has(line) ? [] : [line.split(' ')[0] ?? '']))
}
