import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Executor } from '../terms-store.ts'

export interface SpinRow {
  readonly member_id: string
  readonly id: string
  readonly recharge_id: string
  readonly terms_version: number
  readonly earned_at: Date
  readonly expires_at: Date
  readonly state: 'open' | 'spun' | 'cancelled'
}

export async function readRemainder(on: Executor, memberId: string): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`SELECT amount FROM wheel_remainder
    WHERE member_id = ${memberId}`.execute(on)
  return rows[0]?.amount ?? 0n
}

export async function keepRemainder(tx: Tx, memberId: string, amount: bigint): Promise<void> {
  await sql`INSERT INTO wheel_remainder VALUES (${memberId}, ${amount})
    ON CONFLICT (member_id) DO UPDATE SET amount = excluded.amount`.execute(tx)
}

export async function insertSpins(
  tx: Tx,
  ids: readonly string[],
  spin: Omit<SpinRow, 'id' | 'state'>,
): Promise<void> {
  if (ids.length === 0) return
  await sql`INSERT INTO wheel_spin (member_id, id, recharge_id, terms_version, earned_at, expires_at, state)
    SELECT ${spin.member_id}, id, ${spin.recharge_id}, ${spin.terms_version}, ${spin.earned_at}, ${spin.expires_at}, 'open'
    FROM unnest(${[...ids]}::uuid[]) AS id`.execute(tx)
}

/** Spins that can still be made, the one that ends first before the others. */
export async function openSpins(
  on: Executor,
  memberId: string,
  now: Date,
  limit: number,
): Promise<readonly SpinRow[]> {
  const { rows } = await sql<SpinRow>`SELECT * FROM wheel_spin
    WHERE member_id = ${memberId} AND state = 'open' AND expires_at > ${now}
    ORDER BY expires_at, id LIMIT ${limit}`.execute(on)
  return rows
}

export async function markSpun(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE wheel_spin SET state = 'spun'
    WHERE member_id = ${memberId} AND id = ${id} AND state = 'open'`.execute(tx)
  return numAffectedRows === 1n
}

/** Spins of a recharge that went back; with a part of it so many of those that are open, rounded down. */
export async function cancelSpinsOf(
  tx: Tx,
  memberId: string,
  rechargeId: string,
  { gone, of }: { readonly gone: bigint; readonly of: bigint } = { gone: 1n, of: 1n },
): Promise<void> {
  await sql`WITH open AS (SELECT id, row_number() OVER (ORDER BY id DESC) AS place, count(*) OVER () AS all_of_them
      FROM wheel_spin WHERE member_id = ${memberId} AND recharge_id = ${rechargeId} AND state = 'open')
    UPDATE wheel_spin s SET state = 'cancelled' FROM open
    WHERE s.member_id = ${memberId} AND s.id = open.id AND open.place <= open.all_of_them * ${gone}::bigint / ${of}::bigint`.execute(
    tx,
  )
}

/** Spins of the wheel of fortune made since the day began. */
export async function spunSince(on: Executor, memberId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) FROM reward
    WHERE member_id = ${memberId} AND promotion = 'lotterywheel' AND created_at >= ${since}`.execute(on)
  return Number(rows[0]?.count ?? 0n)
}
