import type { PromotionId } from '../../../contract/promotions/registry.ts'
import type { Deps } from '../../deps.ts'
import { nextListVersion } from '../../platform/database/member-list.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { insertReward, type RewardCost, type RewardRow } from './reward-store.ts'

interface Payment {
  readonly memberId: string
  readonly promotion: PromotionId
  readonly subject: string
  readonly termsVersion: number
  readonly amount: bigint
  readonly cost: RewardCost
  readonly to?: RewardRow['wallet']
  readonly rechargeId?: string | undefined
  readonly details?: RewardRow['details']
  readonly proof?: { readonly seedId: string; readonly nonce: number }
  /** Play asked for before the money can leave, in centavos of weighted stake. */
  readonly required?: bigint
}

/**
 * The one way a promotion pays: the reward's row under its cause, which is unique in the database, then the ledger under
 * the business key made of the same cause. `undefined`: this cause was paid before, nothing moves.
 */
export async function payOnce(deps: Deps, tx: Tx, payment: Payment): Promise<RewardRow | undefined> {
  const row = await toRow(deps, tx, payment)
  if (!(await insertReward(tx, row))) return undefined
  if (row.wallet !== 'bonus' && row.amount > 0n)
    await payInto(deps, tx, row, row.wallet, payment.required ?? 0n)
  await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'promotions', payload: {} })
  return row
}

async function toRow(deps: Deps, tx: Tx, payment: Payment): Promise<RewardRow> {
  const { memberId, promotion, subject, termsVersion, amount, cost, to = 'cash' } = payment
  return {
    member_id: memberId,
    id: deps.ids(),
    promotion,
    subject,
    terms_version: termsVersion,
    amount,
    wallet: to,
    cost,
    state: 'paid',
    recharge_id: payment.rechargeId ?? null,
    details: payment.details ?? {},
    seed_id: payment.proof?.seedId ?? null,
    nonce: payment.proof?.nonce ?? null,
    created_at: deps.clock.now(),
    version: await nextListVersion(tx, memberId, 'reward'),
  }
}

async function payInto(
  deps: Deps,
  tx: Tx,
  row: RewardRow,
  to: 'cash' | 'rebate',
  required: bigint,
): Promise<void> {
  const key = `${row.promotion}:${row.subject}`
  const posted = await deps.wallet.payReward(tx, {
    memberId: row.member_id,
    currency: 'BRL',
    key,
    kind: `reward_${row.promotion}`,
    cost: row.cost,
    to,
    amount: row.amount,
    reference: row.id,
    ...(required > 0n && {
      requirement: {
        source: row.promotion,
        key: `lot:${key}`,
        required,
        counting: 'weighted',
        expiresAt: null,
      },
    }),
  })
  if (posted.status === 'refused') throw new Error(`A reward could not be paid: ${posted.word}`)
}
