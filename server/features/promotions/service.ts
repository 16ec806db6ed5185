import { brazilDay } from '../../../contract/brazil-day.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { payOutAll } from './betting-rebate/betting-rebate.ts'
import { recordRechargeGone } from './recharge/recharge-gone.ts'
import { insertRecharge } from './recharge/recharge-store.ts'
import { servedPromotions } from './registry.ts'
import { runningRound } from './seven-days/running-round.ts'

export { recordRechargeGone as noteRechargeGone }

/** The running seven days, for the user info (specification, section 3). */
export function sevenDaysOf(deps: Deps, memberId: string) {
  return runningRound(deps, memberId)
}

export interface SettledRecharge {
  readonly memberId: string
  readonly rechargeId: string
  /** The wallet's business key of the deposit: `pix:<e2eid>`. */
  readonly depositKey: string
  /** Centavos credited. */
  readonly amount: bigint
  /** Who paid, in clear, where the provider tells it; only its keyed hash is kept. */
  readonly payer?: string | undefined
}

/**
 * A recharge has settled: call it in the transaction that credits it, after `wallet.deposit`, which holds the member's
 * lock. Begins what the recharge earns, under the terms of this moment. Once for its deposit key.
 */
export async function recordRechargeSettled(deps: Deps, tx: Tx, settled: SettledRecharge): Promise<void> {
  const { memberId, rechargeId, depositKey, amount, payer } = settled
  const at = deps.clock.now()
  const recharge = await insertRecharge(tx, {
    member_id: memberId,
    recharge_id: rechargeId,
    deposit_key: depositKey,
    money: amount,
    settled_at: at,
    day: brazilDay(at),
    payer_hash: payer === undefined ? null : deps.secrets.blindIndex('payer', payer),
  })
  if (recharge === undefined) return
  for (const one of servedPromotions) await one.onRecharge?.(deps, tx, recharge)
  await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
}

/** What stakes earned, into cash; nothing where the wallet is frozen. In the caller's transaction. */
export async function payOutRebates(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  await payOutAll(deps, tx, memberId)
}
