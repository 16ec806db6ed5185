import { sql } from 'kysely'
import type { PromotionId } from '../../../contract/promotions/registry.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Executor } from './terms-store.ts'

export type RewardCost = 'bonus_cost' | 'cashback_cost' | 'rebate_cost' | 'wheel_cost' | 'commission_cost'

export interface RewardRow {
  readonly member_id: string
  readonly id: string
  readonly promotion: PromotionId
  /** What it is for: the day, the recharge, the spin. One reward a subject. */
  readonly subject: string
  readonly terms_version: number
  readonly amount: bigint
  readonly wallet: 'cash' | 'bonus' | 'rebate'
  readonly cost: RewardCost
  readonly state: 'paid' | 'taken_back'
  readonly recharge_id: string | null
  readonly details: Readonly<Record<string, string | number>>
  readonly seed_id: string | null
  readonly nonce: number | null
  readonly created_at: Date
  readonly version: bigint
}

/** As it is kept: centavos of it that went with a part of its recharge. */
export type StoredReward = RewardRow & { readonly taken: bigint }

/** `false`: its cause was paid before. */
export async function insertReward(tx: Tx, row: RewardRow): Promise<boolean> {
  const { numAffectedRows } =
    await sql`INSERT INTO reward (member_id, id, promotion, subject, terms_version, amount,
      wallet, cost, state, recharge_id, details, seed_id, nonce, created_at, version)
    VALUES (${row.member_id}, ${row.id}, ${row.promotion}, ${row.subject}, ${row.terms_version}, ${row.amount},
      ${row.wallet}, ${row.cost}, ${row.state}, ${row.recharge_id}, ${JSON.stringify(row.details)}::jsonb,
      ${row.seed_id}, ${row.nonce}, ${row.created_at}, ${row.version})
    ON CONFLICT (member_id, promotion, subject) DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

export async function findReward(
  on: Executor,
  memberId: string,
  promotion: PromotionId,
  subject: string,
): Promise<RewardRow | undefined> {
  const { rows } = await sql<RewardRow>`SELECT * FROM reward WHERE member_id = ${memberId}
    AND promotion = ${promotion} AND subject = ${subject}`.execute(on)
  return rows[0]
}

/** Rewards of one promotion whose subject begins like that, oldest first. */
export async function rewardsLike(
  on: Executor,
  memberId: string,
  promotion: PromotionId,
  prefix: string,
): Promise<readonly RewardRow[]> {
  const { rows } = await sql<RewardRow>`SELECT * FROM reward WHERE member_id = ${memberId}
    AND promotion = ${promotion} AND starts_with(subject, ${prefix}) ORDER BY id`.execute(on)
  return rows
}

export async function newestRewards(
  on: Executor,
  memberId: string,
  promotion: PromotionId,
  limit: number,
): Promise<readonly RewardRow[]> {
  const { rows } = await sql<RewardRow>`SELECT * FROM reward WHERE member_id = ${memberId}
    AND promotion = ${promotion} ORDER BY id DESC LIMIT ${limit}`.execute(on)
  return rows
}

/** What stands on a recharge and was paid. */
export async function rewardsOnRecharge(
  on: Executor,
  memberId: string,
  rechargeId: string,
): Promise<readonly StoredReward[]> {
  const { rows } = await sql<StoredReward>`SELECT * FROM reward WHERE member_id = ${memberId}
    AND recharge_id = ${rechargeId} AND state = 'paid' ORDER BY id`.execute(on)
  return rows
}

export async function recordShareTaken(
  tx: Tx,
  row: RewardRow,
  taken: bigint,
  version: bigint,
): Promise<void> {
  await sql`UPDATE reward SET taken = ${taken}, version = ${version}
    WHERE member_id = ${row.member_id} AND id = ${row.id}`.execute(tx)
}

export async function recordTakenBack(tx: Tx, row: RewardRow, version: bigint): Promise<void> {
  await sql`UPDATE reward SET state = 'taken_back', version = ${version}
    WHERE member_id = ${row.member_id} AND id = ${row.id}`.execute(tx)
}

/** What was paid of a promotion in all, and of that what was not taken back. */
export async function paidInAll(on: Executor, memberId: string, promotion: PromotionId): Promise<bigint> {
  const { rows } = await sql<{
    paid: bigint
  }>`SELECT coalesce(sum(amount - taken), 0)::bigint AS paid FROM reward
    WHERE member_id = ${memberId} AND promotion = ${promotion} AND state = 'paid'`.execute(on)
  return rows[0]?.paid ?? 0n
}
