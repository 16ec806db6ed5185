import { brazilDay } from '../../../contract/brazil-day.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { openTerms } from './claim-once.ts'
import { payOutAll } from './daily/betting-rebate.ts'
import { openMonth } from './daily/month-lots.ts'
import { insertRebate } from './daily/rebate-store.ts'
import { insertSpins, keepRemainder, readRemainder } from './daily/wheel-store.ts'
import { earnBy } from './earn-by.ts'
import { noteFriendRecharge } from './invitation/note-friend.ts'
import { noteRechargeGone } from './recharge/recharge-gone.ts'
import { rebateLotKey } from './recharge/recharge-rebate.ts'
import { insertRecharge, type PromotionRecharge } from './recharge/recharge-store.ts'
import { rebateOf } from './rules/recharge-rebate.ts'
import { spinsEarned } from './rules/wheel.ts'
import { runningRound } from './running-round.ts'

export { noteRechargeGone }

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
export async function noteRechargeSettled(deps: Deps, tx: Tx, settled: SettledRecharge): Promise<void> {
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
  await beginRebate(deps, tx, recharge)
  await openMonth(deps, tx, memberId, recharge.day)
  await earnSpins(deps, tx, recharge)
  await noteFriendRecharge(deps, tx, recharge)
  await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
}

async function beginRebate(deps: Deps, tx: Tx, recharge: PromotionRecharge): Promise<void> {
  const open = await openTerms(deps, tx, 'rechargerebate')
  const rebate = open && rebateOf(open.terms, recharge.money, recharge.settled_at)
  if (open === undefined || rebate === undefined || rebate.reward === 0n) return
  await insertRebate(tx, recharge, open.version, rebate)
  await earnBy(deps, tx, recharge.member_id, {
    source: 'rechargerebate',
    key: rebateLotKey(recharge.recharge_id),
    required: rebate.required,
    expiresAt: rebate.endsAt,
  })
}

async function earnSpins(deps: Deps, tx: Tx, recharge: PromotionRecharge): Promise<void> {
  const open = await openTerms(deps, tx, 'lotterywheel')
  if (open === undefined) return
  const { member_id, recharge_id, settled_at: earned_at } = recharge
  const before = await readRemainder(tx, member_id)
  const { spins, remainder } = spinsEarned(open.terms.per_recharge, before, recharge.money)
  await keepRemainder(tx, member_id, remainder)
  const expires_at = new Date(earned_at.getTime() + open.terms.days * 86_400_000)
  const ids = Array.from({ length: spins }, () => deps.ids())
  await insertSpins(tx, ids, { member_id, recharge_id, terms_version: open.version, earned_at, expires_at })
}

/** What stakes earned, into cash; nothing where the wallet is frozen. In the caller's transaction. */
export async function payOutRebates(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  await payOutAll(deps, tx, memberId)
}
