import { type Kysely, sql } from 'kysely'
import type { Difference } from '../../../../contract/cashier/reconciliation.ts'
import type { Database } from '../../../platform/database/schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Span } from './ledger-store.ts'
import { byKey, type Found, type Movement, type Total } from './rules.ts'

type Db = Kysely<Database>

const linesAtOnce = 1_000

/** Keeps lines of the provider's statement; one that is known already stays as the provider tells it now. */
export async function saveLines(db: Db, psp: string, lines: readonly Movement[]): Promise<void> {
  // A line that moved from one page to the next while we read comes twice.
  const known = [...byKey(lines).values()]
  for (let from = 0; from < known.length; from += linesAtOnce) {
    const some = known.slice(from, from + linesAtOnce).map(one => ({ ...one, amount: String(one.amount) }))
    await sql`INSERT INTO statement_line (psp, kind, ref, amount, at, day)
      SELECT ${psp}, kind, ref, amount, at, (at AT TIME ZONE 'America/Sao_Paulo')::date
      FROM jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        AS line (kind text, ref text, amount bigint, at timestamptz)
      ON CONFLICT (psp, kind, ref) DO UPDATE SET amount = excluded.amount, at = excluded.at, day = excluded.day
      WHERE statement_line.amount <> excluded.amount OR statement_line.at <> excluded.at`.execute(db)
  }
}

export async function readLines(db: Db, psp: string, { from, to }: Span): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`SELECT kind, ref, amount, at FROM statement_line
    WHERE psp = ${psp} AND at >= ${from} AND at < ${to}
      AND day BETWEEN ${from}::date - 1 AND ${to}::date + 1`.execute(db)
  return rows
}

interface Run {
  readonly psp: string
  readonly day: string
  readonly at: Date
  readonly by: string | null
  readonly ledgerNet: bigint
  readonly providerNet: bigint
  readonly totals: readonly Total[]
}

export async function saveRun(
  tx: Tx,
  { psp, day, at, by, ledgerNet, providerNet, totals }: Run,
): Promise<void> {
  const plain = totals.map(one => ({ ...one, ledger: String(one.ledger), provider: String(one.provider) }))
  await sql`INSERT INTO reconciliation (psp, day, ran_at, ran_by, ledger_net, provider_net, totals)
    VALUES (${psp}, ${day}, ${at}, ${by}, ${ledgerNet}, ${providerNet}, ${JSON.stringify(plain)}::jsonb)
    ON CONFLICT (psp, day) DO UPDATE SET ran_at = excluded.ran_at, ran_by = excluded.ran_by,
      ledger_net = excluded.ledger_net, provider_net = excluded.provider_net, totals = excluded.totals`.execute(
    tx,
  )
}

/** What a person explained stays explained, as long as its amounts stay what they were. */
export async function saveDifferences(
  tx: Tx,
  { psp, day, at }: Pick<Run, 'psp' | 'day' | 'at'>,
  found: readonly (Found & { readonly id: string })[],
): Promise<void> {
  // Many at once: where a provider keeps a fee of each payment, there are as many as payments.
  for (let from = 0; from < found.length; from += linesAtOnce) {
    const some = found
      .slice(from, from + linesAtOnce)
      .map(one => ({ ...one, ledger: String(one.ledger), provider: String(one.provider) }))
    await sql`INSERT INTO reconciliation_difference AS d
        (id, psp, day, kind, ref, ledger_amount, provider_amount, state, why, first_seen, last_seen)
      SELECT DISTINCT ON (kind, ref) id, ${psp}::text, ${day}::date, kind, ref, ledger, provider,
        CASE WHEN why IS NULL THEN 'open' ELSE 'explained' END, why, ${at}::timestamptz, ${at}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        AS one (id uuid, kind text, ref text, ledger bigint, provider bigint, why text)
      ON CONFLICT (psp, day, kind, ref) DO UPDATE SET last_seen = excluded.last_seen,
        ledger_amount = excluded.ledger_amount, provider_amount = excluded.provider_amount,
        state = CASE WHEN d.why = 'by_hand' AND d.ledger_amount = excluded.ledger_amount
          AND d.provider_amount = excluded.provider_amount THEN d.state ELSE excluded.state END,
        why = CASE WHEN d.why = 'by_hand' AND d.ledger_amount = excluded.ledger_amount
          AND d.provider_amount = excluded.provider_amount THEN d.why ELSE excluded.why END`.execute(tx)
  }
  await sql`UPDATE reconciliation_difference SET state = 'settled', ledger_amount = 0, provider_amount = 0
    WHERE psp = ${psp} AND day = ${day} AND last_seen < ${at} AND state <> 'settled'`.execute(tx)
}

export interface DayRow {
  readonly day: string
  readonly ran_at: Date
  readonly ran_by: string | null
  readonly ledger_net: bigint
  readonly provider_net: bigint
  readonly totals: readonly (Omit<Total, 'ledger' | 'provider'> & {
    readonly ledger: string
    readonly provider: string
  })[]
  readonly explained: bigint
  readonly open_count: bigint
}

interface DayAsk {
  readonly day?: string | undefined
  readonly before?: string | undefined
  readonly limit: number
}

export async function readDays(db: Db, psp: string, ask: DayAsk): Promise<readonly DayRow[]> {
  const { day = null, before = null, limit } = ask
  const { rows } = await sql<DayRow>`
    SELECT r.day::text AS day, r.ran_at, a.name AS ran_by, r.ledger_net, r.provider_net, r.totals,
      coalesce((SELECT sum(d.provider_amount - d.ledger_amount) FROM reconciliation_difference d
        WHERE d.psp = r.psp AND d.day = r.day AND d.state = 'explained'), 0)::bigint AS explained,
      (SELECT count(*) FROM reconciliation_difference d
        WHERE d.psp = r.psp AND d.day = r.day AND d.state = 'open') AS open_count
    FROM reconciliation r LEFT JOIN administrator a ON a.id = r.ran_by
    WHERE r.psp = ${psp} AND (${day}::date IS NULL OR r.day = ${day}::date)
      AND (${before}::date IS NULL OR r.day < ${before}::date)
    ORDER BY r.day DESC LIMIT ${limit}`.execute(db)
  return rows
}

export interface DifferenceRow {
  readonly id: string
  readonly day: string
  readonly kind: Difference['kind']
  readonly ref: string
  readonly ledger_amount: bigint
  readonly provider_amount: bigint
  readonly state: Difference['state']
  readonly why: Difference['why']
  readonly note: string | null
  readonly explained_by: string | null
  readonly first_seen: Date
}

/** Open ones first. */
export async function readDifferences(
  db: Db,
  which: { readonly psp: string; readonly day: string } | { readonly id: string },
): Promise<readonly DifferenceRow[]> {
  const isThat = 'id' in which ? sql`d.id = ${which.id}` : sql`d.psp = ${which.psp} AND d.day = ${which.day}`
  const { rows } = await sql<DifferenceRow>`
    SELECT d.id, d.day::text AS day, d.kind, d.ref, d.ledger_amount, d.provider_amount, d.state, d.why, d.note,
      a.name AS explained_by, d.first_seen
    FROM reconciliation_difference d LEFT JOIN administrator a ON a.id = d.explained_by
    WHERE ${isThat} ORDER BY d.state = 'open' DESC, d.state = 'explained' DESC, d.id LIMIT 1000`.execute(db)
  return rows
}

/** Whether it was open until now. */
export async function markExplained(
  tx: Tx,
  { id, note, by, at }: { id: string; note: string; by: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE reconciliation_difference
    SET state = 'explained', why = 'by_hand', note = ${note}, explained_by = ${by}, explained_at = ${at}
    WHERE id = ${id} AND state = 'open'`.execute(tx)
  return numAffectedRows > 0n
}

/** Transfers by hand that were confirmed in a time. */
export async function readByHand(
  db: Db,
  { from, to }: Span,
): Promise<{ readonly count: number; readonly money: bigint }> {
  const { rows } = await sql<{ count: bigint; money: bigint }>`
    SELECT count(*) AS count, coalesce(sum(paid_money), 0)::bigint AS money FROM recharge
    WHERE method_type = 'transfer' AND state = 'paid' AND paid_at >= ${from} AND paid_at < ${to}`.execute(db)
  const [row] = rows
  return { count: Number(row?.count ?? 0n), money: row?.money ?? 0n }
}

/** Finished days of the last week, since the server stands, that have no run since they ended, or whose differences may have settled since. */
export async function daysDue(
  db: Db,
  psp: string,
  { today, before }: { today: string; before: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT days.day::text AS day FROM (SELECT ${today}::date - back AS day FROM generate_series(1, 7) AS back) days
      LEFT JOIN reconciliation r ON r.psp = ${psp} AND r.day = days.day
    WHERE days.day >= (SELECT min(applied_at AT TIME ZONE 'America/Sao_Paulo')::date FROM migration)
      AND (r.day IS NULL OR (r.ran_at < ${before} AND (
        r.ran_at < (r.day + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo' + interval '1 hour' OR EXISTS (
          SELECT FROM reconciliation_difference d WHERE d.psp = r.psp AND d.day = r.day
            AND (d.state = 'open' OR (d.state = 'explained' AND d.why IN ('in_flight', 'refund_under_way')))))))
    ORDER BY days.day`.execute(db)
  return rows.map(row => row.day)
}

/** Whether it is this process's turn; the next one comes at `nextAt`. */
export async function takeTurn(db: Db, { now, nextAt }: { now: Date; nextAt: Date }): Promise<boolean> {
  await sql`INSERT INTO reconciliation_turn (due_at) VALUES (${now}) ON CONFLICT DO NOTHING`.execute(db)
  const { numAffectedRows = 0n } = await sql`UPDATE reconciliation_turn SET due_at = ${nextAt}
    WHERE due_at <= ${now}`.execute(db)
  return numAffectedRows > 0n
}
