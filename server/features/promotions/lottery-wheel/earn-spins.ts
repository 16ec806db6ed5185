import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { openTerms } from '../claim-once.ts'
import type { PromotionRecharge } from '../recharge/recharge-store.ts'
import { spinsEarned } from '../wheel/rules.ts'
import { insertSpins, keepRemainder, readRemainder } from '../wheel/wheel-store.ts'

/** The spins that a deposit earns; what is left over counts for the next one. In the transaction that credits it. */
export async function earnSpins(deps: Deps, tx: Tx, recharge: PromotionRecharge): Promise<void> {
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
