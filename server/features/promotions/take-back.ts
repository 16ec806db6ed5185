import type { Deps } from '../../deps.ts'
import { nextListVersion } from '../../platform/database/member-list.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import {
  insertReward,
  type RewardRow,
  recordShareTaken,
  recordTakenBack,
  type StoredReward,
} from './reward-store.ts'

/**
 * docs/rules/promotions.md: "A recharge that is refunded or clawed back cancels its lots; what was paid on it becomes debt".
 * Cash covers what it can; the rest is debt. Once for the reward, and without the shares that went before.
 */
export async function takeBack(
  deps: Deps,
  tx: Tx,
  row: RewardRow & { readonly taken?: bigint },
): Promise<void> {
  const { member_id: memberId, id, amount, taken = 0n, cost } = row
  if (row.wallet === 'bonus') {
    await deps.wallet.takeBackGrant(tx, { memberId, currency: 'BRL', grantKey: `ftd:${memberId}` })
  } else if (amount > 0n) {
    await deps.wallet.cancelRequirement(tx, memberId, `lot:${row.promotion}:${row.subject}`)
    await postBack(deps, tx, { memberId, reference: id, amount: amount - taken, key: `back:${id}`, cost })
  }
  await recordTakenBack(tx, row, await nextListVersion(tx, memberId, 'reward'))
  await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
}

interface Share {
  readonly gone: bigint
  readonly of: bigint
  /** Names what went back. */
  readonly key: string
}

/** A part of the recharge went back: of what is left of the reward its share, rounded down. */
export async function takeBackShare(
  deps: Deps,
  tx: Tx,
  row: StoredReward,
  { gone, of, key }: Share,
): Promise<void> {
  const { member_id: memberId, id, cost } = row
  const amount = ((row.amount - row.taken) * gone) / of
  if (amount === 0n) return
  if (row.wallet === 'bonus') {
    const grantKey = `ftd:${memberId}`
    await deps.wallet.takeBackOfGrant(tx, { memberId, currency: 'BRL', grantKey, gone, of, cause: key })
  } else {
    await postBack(deps, tx, { memberId, reference: id, amount, key: `back:${id}:${key}`, cost })
  }
  await recordShareTaken(tx, row, row.taken + amount, await nextListVersion(tx, memberId, 'reward'))
}

interface Posting extends Pick<RewardRow, 'amount' | 'cost'> {
  readonly memberId: string
  readonly key: string
  /** The reward's id. */
  readonly reference: string
}

/** Takes an amount of a reward back: from cash, else as debt. */
export async function postBack(deps: Deps, tx: Tx, order: Posting): Promise<void> {
  if (order.amount === 0n) return
  const posted = await deps.wallet.takeBackReward(tx, { currency: 'BRL', ...order })
  if (posted.status === 'refused') throw new Error(`A reward could not be taken back: ${posted.word}`)
}

interface Correction extends Pick<RewardRow, 'promotion' | 'terms_version' | 'amount' | 'cost' | 'details'> {
  readonly memberId: string
  /** Its subject, by the id that it gets. */
  readonly subjectOf: (id: string) => string
}

/** Takes an amount back that belongs to no single reward, and lists it as one that was taken back. Centavos, above zero. */
export async function takeBackApart(deps: Deps, tx: Tx, correction: Correction): Promise<void> {
  const { memberId, subjectOf, ...row } = correction
  const { amount, cost } = row
  const id = deps.ids()
  await postBack(deps, tx, { memberId, amount, cost, key: `back:${id}`, reference: id })
  await insertReward(tx, {
    ...row,
    member_id: memberId,
    id,
    subject: subjectOf(id),
    wallet: 'cash',
    state: 'taken_back',
    recharge_id: null,
    seed_id: null,
    nonce: null,
    created_at: deps.clock.now(),
    version: await nextListVersion(tx, memberId, 'reward'),
  })
}
