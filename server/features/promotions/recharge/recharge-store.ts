import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Executor } from '../terms-store.ts'

export interface PromotionRecharge {
  readonly member_id: string
  readonly recharge_id: string
  readonly deposit_key: string
  readonly money: bigint
  readonly gone: bigint
  readonly settled_at: Date
  readonly day: string
  readonly payer_hash: Buffer | null
  readonly is_first: boolean
}

/** `undefined`: it was recorded before. The member's first one is the first deposit, for ever. Under the wallet's lock. */
export async function insertRecharge(
  tx: Tx,
  row: Omit<PromotionRecharge, 'is_first' | 'gone'>,
): Promise<PromotionRecharge | undefined> {
  const { rows } = await sql<PromotionRecharge>`
    INSERT INTO promotion_recharge
      (member_id, recharge_id, deposit_key, money, settled_at, day, payer_hash, is_first)
    VALUES (${row.member_id}, ${row.recharge_id}, ${row.deposit_key}, ${row.money}, ${row.settled_at}, ${row.day},
      ${row.payer_hash}, NOT EXISTS (SELECT FROM promotion_recharge WHERE member_id = ${row.member_id}))
    ON CONFLICT DO NOTHING RETURNING *`.execute(tx)
  return rows[0]
}

export async function findRecharge(
  on: Executor,
  memberId: string,
  by: { readonly depositKey: string } | { readonly isFirst: true },
): Promise<PromotionRecharge | undefined> {
  const found = 'depositKey' in by ? sql`deposit_key = ${by.depositKey}` : sql`is_first`
  const { rows } = await sql<PromotionRecharge>`SELECT * FROM promotion_recharge
    WHERE member_id = ${memberId} AND ${found}`.execute(on)
  return rows[0]
}

/** Whether the member asked for a withdrawal since then, whatever became of it. */
export async function askedToWithdraw(on: Executor, memberId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`SELECT EXISTS (SELECT FROM withdrawal
    WHERE member_id = ${memberId} AND created_at >= ${since}) AS asked`.execute(on)
  return rows[0]?.asked === true
}

/** Recharges of some days with what is left of them, oldest first. */
export async function rechargesBetween(
  on: Executor,
  memberId: string,
  from: string,
  to: string,
): Promise<readonly PromotionRecharge[]> {
  const { rows } =
    await sql<PromotionRecharge>`SELECT *, (money - gone)::bigint AS money FROM promotion_recharge
    WHERE member_id = ${memberId} AND day BETWEEN ${from} AND ${to} AND gone < money
    ORDER BY settled_at, recharge_id`.execute(on)
  return rows
}

export async function recordGone(tx: Tx, row: PromotionRecharge, gone: bigint): Promise<void> {
  await sql`UPDATE promotion_recharge SET gone = ${gone}
    WHERE member_id = ${row.member_id} AND recharge_id = ${row.recharge_id}`.execute(tx)
}

export interface Requirement {
  readonly key: string
  readonly status: 'open' | 'done' | 'cancelled' | 'expired'
  readonly required: bigint
  readonly progress: bigint
}

/** The wallet's lots by their keys: how far the play towards a reward is. One whose losses were returned earns nothing any more. */
export async function requirementsByKey(
  on: Executor,
  memberId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Requirement>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<Requirement>`SELECT key, required, progress,
      CASE WHEN status = 'done' AND EXISTS (SELECT FROM lot_return t
        WHERE t.member_id = wagering_lot.member_id AND t.lot_id = wagering_lot.id) THEN 'expired' ELSE status END AS status
    FROM wagering_lot WHERE member_id = ${memberId} AND key = ANY(${[...keys]})`.execute(on)
  return new Map(rows.map(row => [row.key, row]))
}
