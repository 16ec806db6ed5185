import { nextListVersion } from '../../database/member-list.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { noteTakenBack, type RewardRow } from './reward-store.ts'

/**
 * Readings, section 5: "A recharge that is refunded or clawed back cancels its lots; what was paid on it becomes debt".
 * Cash covers what it can; the rest is debt. Once for the reward.
 */
export async function takeBack(deps: Deps, tx: Tx, row: RewardRow): Promise<void> {
  const { member_id: memberId, id, amount, cost } = row
  if (row.wallet === 'bonus') {
    await deps.wallet.takeBackGrant(tx, { memberId, currency: 'BRL', grantKey: `ftd:${memberId}` })
  } else if (amount > 0n) {
    await deps.wallet.cancelLot(tx, memberId, `lot:${row.promotion}:${row.subject}`)
    const order = { memberId, currency: 'BRL', key: `back:${id}`, amount, reference: id, cost } as const
    const posted = await deps.wallet.takeBackReward(tx, order)
    if (posted.status === 'refused') throw new Error(`A reward could not be taken back: ${posted.word}`)
  }
  await noteTakenBack(tx, row, await nextListVersion(tx, memberId, 'reward'))
  await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
}
