import { nextListVersion } from '../../database/member-list.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { readMonth } from './recharge-reward.ts'
import { insertReward } from './reward-store.ts'
import { monthReward } from './rules/recharge-tiers.ts'
import { termsAt } from './terms-store.ts'

/** A recharge left its month's total: what the month was paid too much is taken back, once for that recharge. */
export async function correctMonth(
  deps: Deps,
  tx: Tx,
  memberId: string,
  month: string,
  rechargeId: string,
): Promise<void> {
  const now = deps.clock.now()
  const terms = await termsAt(tx, 'recharge', now)
  if (terms === undefined) return
  const { counted, paid } = await readMonth(tx, memberId, terms.terms, month)
  const amount = paid - monthReward(terms.terms, counted)
  if (amount <= 0n) return
  const id = deps.ids()
  const order = {
    memberId,
    currency: 'BRL',
    key: `back:${id}`,
    amount,
    reference: id,
    cost: 'bonus_cost',
  } as const
  const posted = await deps.wallet.takeBackReward(tx, order)
  if (posted.status === 'refused') throw new Error(`A month could not be corrected: ${posted.word}`)
  await insertReward(tx, {
    member_id: memberId,
    id,
    promotion: 'recharge',
    subject: `${month}:back:${rechargeId}`,
    terms_version: terms.version,
    amount,
    wallet: 'cash',
    cost: 'bonus_cost',
    state: 'taken_back',
    recharge_id: null,
    details: { month },
    seed_id: null,
    nonce: null,
    created_at: now,
    version: await nextListVersion(tx, memberId, 'reward'),
  })
}
