import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Currency } from '../../../platform/database/tables.ts'

export interface DepositOf {
  /** The lot's key. */
  readonly key: string
  /** Centavos that came in. */
  readonly amount: bigint
}

/** The deposits that lots were asked for by: a lot's key is `lot:<the deposit's key>`. */
export async function depositsOfRequirements(
  db: Kysely<Database>,
  memberId: string,
  requirementKeys: readonly string[],
): Promise<readonly DepositOf[]> {
  const { rows } = await sql<DepositOf>`
    SELECT 'lot:' || t.key AS key, l.amount FROM ledger_transaction t
    JOIN ledger_transfer l ON l.member_id = t.member_id AND l.transaction_id = t.id AND l.seq = 1
    WHERE t.member_id = ${memberId} AND t.key = ANY(${requirementKeys.map(key => key.slice('lot:'.length))})`.execute(
    db,
  )
  return rows
}

/** What of the bonus money in the wallet would become cash now, were the active grant's play done. */
export async function convertibleNow(
  db: Kysely<Database>,
  memberId: string,
  currency: Currency,
): Promise<bigint> {
  const { rows } = await sql<{ convertible: bigint }>`
    SELECT convertible_bonus(g, w.bonus) AS convertible FROM bonus_grant g
    JOIN wallet w ON w.member_id = g.member_id AND w.currency = g.currency
    WHERE g.member_id = ${memberId} AND g.currency = ${currency} AND g.status = 'active'`.execute(db)
  return rows[0]?.convertible ?? 0n
}

/** Bonus money in rounds that are still open, by the grant it came from. */
export async function bonusAtStake(
  db: Kysely<Database>,
  memberId: string,
  grantIds: readonly string[],
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    SELECT coalesce(sum(stake_bonus), 0)::bigint AS amount FROM round
    WHERE member_id = ${memberId} AND status = 'open' AND grant_id = ANY(${grantIds}::uuid[])`.execute(db)
  return rows[0]?.amount ?? 0n
}
