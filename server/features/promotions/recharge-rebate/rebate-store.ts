import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { PromotionRecharge } from '../recharge/recharge-store.ts'

export async function insertRebate(
  tx: Tx,
  recharge: PromotionRecharge,
  termsVersion: number,
  rebate: { readonly required: bigint; readonly reward: bigint; readonly endsAt: Date },
): Promise<void> {
  await sql`INSERT INTO recharge_rebate (member_id, id, terms_version, recharge_amount, required_amount, reward_amount,
      created_at, event_ended_at, state)
    VALUES (${recharge.member_id}, ${recharge.recharge_id}, ${termsVersion}, ${recharge.money}, ${rebate.required},
      ${rebate.reward}, ${recharge.settled_at}, ${rebate.endsAt}, 'open') ON CONFLICT DO NOTHING`.execute(tx)
}

export async function cancelRebate(tx: Tx, memberId: string, id: string): Promise<void> {
  await sql`UPDATE recharge_rebate SET state = 'cancelled'
    WHERE member_id = ${memberId} AND id = ${id} AND state = 'open'`.execute(tx)
}

/** A part of the recharge went back: the rebate that is still to be earned, and what it asks for, are so much smaller. */
export async function shrinkRebate(
  tx: Tx,
  memberId: string,
  id: string,
  { gone, of }: { readonly gone: bigint; readonly of: bigint },
): Promise<void> {
  await sql`UPDATE recharge_rebate SET reward_amount = reward_amount - reward_amount * ${gone}::bigint / ${of}::bigint,
      required_amount = required_amount - required_amount * ${gone}::bigint / ${of}::bigint,
      recharge_amount = recharge_amount - ${gone}::bigint
    WHERE member_id = ${memberId} AND id = ${id} AND state = 'open'`.execute(tx)
}
