import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

export interface DepositOf {
  /** The lot's key. */
  readonly key: string
  /** Centavos that came in. */
  readonly amount: bigint
}

/** The deposits that lots were asked for by: a lot's key is `lot:<the deposit's key>`. */
export async function depositsOfLots(
  db: Kysely<Database>,
  memberId: string,
  lotKeys: readonly string[],
): Promise<readonly DepositOf[]> {
  const { rows } = await sql<DepositOf>`
    SELECT 'lot:' || t.key AS key, l.amount FROM ledger_transaction t
    JOIN ledger_transfer l ON l.member_id = t.member_id AND l.transaction_id = t.id AND l.seq = 1
    WHERE t.member_id = ${memberId} AND t.key = ANY(${lotKeys.map(key => key.slice('lot:'.length))})`.execute(
    db,
  )
  return rows
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
