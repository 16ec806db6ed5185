import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { least, notBelowZero } from '../rules/rate-of.ts'
import { takeBackApart } from '../take-back.ts'
import { termsAt } from '../terms-store.ts'
import { addPaidOfDay, countedUntil, returnedDaysOf } from './counted-days.ts'
import { cashbackOf } from './rules.ts'

/**
 * A recharge went back: what its requirements took returns no more, and cashback that was paid on it is taken back, from cash,
 * else as debt. Under the wallet's lock.
 */
export async function keepLosses(
  deps: Deps,
  tx: Tx,
  memberId: string,
  requirementKeys: readonly string[],
): Promise<void> {
  const days = await returnedDaysOf(tx, memberId, requirementKeys)
  if (days.length === 0) return
  const before = await worthOf(deps, tx, memberId, days)
  await deps.wallet.keepRequirements(tx, memberId, requirementKeys)
  for (const [day, now] of await worthOf(deps, tx, memberId, days)) {
    const lost = (before.get(day)?.worth ?? now.worth) - now.worth
    const amount = notBelowZero(least(lost, now.paid - now.worth))
    if (amount === 0n) continue
    await takeBackApart(deps, tx, {
      memberId,
      promotion: 'dailyrescue',
      subjectOf: id => `${day}:back:${id}`,
      terms_version: now.version,
      amount,
      cost: 'cashback_cost',
      details: { day, loss: '0.00' },
    })
    await addPaidOfDay(tx, memberId, day, -amount)
  }
}

/** What cashback comes to on each day, and what it has paid. */
async function worthOf(deps: Deps, tx: Tx, memberId: string, days: readonly string[]) {
  const now = deps.clock.now()
  const open = await termsAt(tx, 'dailyrescue', now)
  if (open === undefined) throw new Error('The terms of the cashback are gone')
  const { terms, version } = open
  const counted = await countedUntil(tx, memberId, days, brazilDay(now))
  return new Map(
    counted.map(one => {
      const { due: worth } = cashbackOf(terms, { ...one, paid: 0n })
      return [one.day, { worth, paid: one.paid, version }] as const
    }),
  )
}
