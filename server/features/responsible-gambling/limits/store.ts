import { sql } from 'kysely'
import type { LimitKind, LimitPeriod } from '../../../../contract/regime.ts'
import type { LimitChange } from '../../../../contract/responsible-gambling/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Details } from '../../../platform/http/answers/refuse.ts'
import type { LimitIntent } from './rules.ts'

export type Executor = Tx | Deps['db']

interface SetLimit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint
  /** The operator set it: it is not raised before. */
  readonly heldUntil: Date | null
}

export async function listSet(on: Executor, memberId: string): Promise<readonly SetLimit[]> {
  const { rows } =
    await sql<SetLimit>`SELECT kind, period, amount, held_until AS "heldUntil" FROM wallet_limit
    WHERE member_id = ${memberId} AND currency = 'BRL'`.execute(on)
  return rows
}

interface UseRow {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint | null
  readonly used: bigint
  readonly resetsAt: Date
  readonly heldUntil: Date | null
}

/** Every kind with every period, set or not; what open rounds hold counts as used. */
export async function listUse(on: Executor, memberId: string, at: Date): Promise<readonly UseRow[]> {
  const { rows } = await sql<UseRow>`
    SELECT k.kind, p.period, l.amount, l.held_until AS "heldUntil", period_end(p.period, brazil_day(${at})) AS "resetsAt", greatest(0,
      days_used(${memberId}, 'BRL', k.kind, period_start(p.period, brazil_day(${at})), brazil_day(${at}))
      + CASE k.kind WHEN 'loss' THEN o.cash WHEN 'stake' THEN o.stake ELSE 0 END) AS used
    FROM unnest(ARRAY['deposit', 'loss', 'stake', 'time']) WITH ORDINALITY AS k (kind, k_place)
    CROSS JOIN unnest(ARRAY['day', 'week', 'month']) WITH ORDINALITY AS p (period, p_place)
    CROSS JOIN (SELECT coalesce(sum(stake_cash), 0)::bigint AS cash,
      coalesce(sum(stake_cash + stake_bonus), 0)::bigint AS stake
      FROM round WHERE member_id = ${memberId} AND currency = 'BRL' AND status = 'open') o
    LEFT JOIN wallet_limit l ON l.member_id = ${memberId} AND l.currency = 'BRL'
      AND l.kind = k.kind AND l.period = p.period
    ORDER BY k_place, p_place`.execute(on)
  return rows
}

export async function writeLimit(tx: Tx, memberId: string, intent: LimitIntent): Promise<void> {
  const { kind, period, value } = intent
  if (value === null) {
    await sql`DELETE FROM wallet_limit WHERE member_id = ${memberId} AND currency = 'BRL'
      AND kind = ${kind} AND period = ${period}`.execute(tx)
    return
  }
  await sql`INSERT INTO wallet_limit (member_id, currency, kind, period, amount)
    VALUES (${memberId}, 'BRL', ${kind}, ${period}, ${value})
    ON CONFLICT (member_id, currency, kind, period) DO UPDATE SET amount = excluded.amount`.execute(tx)
}

/** Longer than what holds already, never shorter. */
export async function holdLimit(
  tx: Tx,
  memberId: string,
  { kind, period }: LimitIntent,
  until: Date,
): Promise<void> {
  await sql`UPDATE wallet_limit SET held_until = greatest(held_until, ${until}) WHERE member_id = ${memberId}
    AND currency = 'BRL' AND kind = ${kind} AND period = ${period}`.execute(tx)
}

export interface ChangeRow extends LimitIntent {
  readonly id: string
  readonly was: bigint | null
  readonly state: LimitChange['state']
  readonly askedAt: Date
  readonly effectiveFrom: Date
  readonly confirmUntil: Date | null
  readonly decidedAt: Date | null
  readonly byOperator: boolean
}

const changeColumns = sql.raw(`id, kind, period, amount AS value, was, state, asked_at AS "askedAt",
  effective_from AS "effectiveFrom", confirm_until AS "confirmUntil", decided_at AS "decidedAt", by_house AS "byOperator"`)

export async function insertChange(tx: Tx, memberId: string, row: ChangeRow): Promise<void> {
  await sql`INSERT INTO limit_change
    (member_id, id, kind, period, amount, was, state, asked_at, effective_from, confirm_until, decided_at,
      by_house)
    VALUES (${memberId}, ${row.id}, ${row.kind}, ${row.period}, ${row.value}, ${row.was}, ${row.state}, ${row.askedAt},
      ${row.effectiveFrom}, ${row.confirmUntil}, ${row.decidedAt}, ${row.byOperator})`.execute(tx)
}

/** Newest first. */
export async function listChanges(
  on: Executor,
  memberId: string,
  most: number,
): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`SELECT ${changeColumns} FROM limit_change
    WHERE member_id = ${memberId} ORDER BY id DESC LIMIT ${most}`.execute(on)
  return rows
}

/** What waits still, whether or not its time is over. */
export async function listPending(on: Executor, memberId: string): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`SELECT ${changeColumns} FROM limit_change
    WHERE member_id = ${memberId} AND state = 'pending'`.execute(on)
  return rows
}

interface Ending {
  readonly id: string
  readonly state: Exclude<LimitChange['state'], 'applied' | 'pending'>
  readonly at: Date
}

export async function endChange(tx: Tx, memberId: string, { id, state, at }: Ending): Promise<void> {
  await sql`UPDATE limit_change SET state = ${state}, decided_at = ${at}
    WHERE member_id = ${memberId} AND id = ${id} AND state = 'pending'`.execute(tx)
}

/** The deposit limit that this amount would pass, the one with the least left. */
export async function findDepositBreach(
  on: Executor,
  memberId: string,
  amount: bigint,
  at: Date,
): Promise<Details | undefined> {
  const { rows } = await sql<{ breach: Details | null }>`
    SELECT deposit_breach(${memberId}, ${amount}, ${at}) AS breach`.execute(on)
  return rows[0]?.breach ?? undefined
}
