import type * as z from 'zod/mini'
import { addDays, brazilDay } from '../../../../contract/brazil-day.ts'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import {
  type checkDailyRescue,
  claimDailyRescue,
  type coverHistory,
} from '../../../../contract/promotions/daily-rescue.ts'
import type { Deps } from '../../../deps.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { endOfDay } from '../months.ts'
import { offerOf, refuseOffer } from '../offer.ts'
import { payOnce } from '../pay.ts'
import { findReward, newestRewards, paidInAll } from '../reward-store.ts'
import { notBelowZero } from '../rules/rate-of.ts'
import type { Executor } from '../terms-store.ts'
import { addPaidOfDay, countedDays } from './counted-days.ts'
import { type CountedDay, cashbackClaim, cashbackOf } from './rules.ts'

type State = z.output<typeof checkDailyRescue.reply>['data']

/** docs/rules/promotions.md: "8 % of yesterday's net cash loss …; claimable today only", with the losses that returned yesterday. */
export async function dailyRescueState(deps: Deps, on: Executor, memberId: string): Promise<State> {
  const now = deps.clock.now()
  const today = brazilDay(now)
  const day = addDays(today, -1)
  const running = await countedDays(on, memberId, today)
  const today_loss = notBelowZero(dayOf(running, today).loss)
  const open = await openTerms(deps, on, 'dailyrescue')
  const nothing = { day, loss: 0n, most: 0n, today_loss, returned: 0n }
  if (open === undefined) return { ...offerOf('dailyrescue', { reason: 'not_offered' }), ...nothing }
  const days = await countedDays(on, memberId, day)
  const { amount, returned } = cashbackClaim(open.terms, days, day)
  const { loss, most } = cashbackOf(open.terms, dayOf(days, day))
  const isClaimed = (await findReward(on, memberId, 'dailyrescue', day)) !== undefined
  const missing = loss === 0n && returned === 0n ? 'no_loss' : 'below_least'
  const reason = isClaimed ? 'claimed' : amount > 0n ? null : missing
  const { amount: accrued } = cashbackClaim(open.terms, running, today)
  const midnight = endOfDay(today)
  const offer = offerOf('dailyrescue', {
    reason,
    amount: isClaimed ? 0n : amount,
    accrued,
    ...(reason === null ? { expiresAt: midnight } : { availableAt: accrued > 0n ? midnight : null }),
  })
  return { ...offer, day, loss, most, today_loss, returned: isClaimed ? 0n : returned }
}

function dayOf(days: readonly CountedDay[], day: string): CountedDay {
  const found = days.find(one => one.day === day)
  if (found === undefined) throw new Error('The asked day is always counted')
  return found
}

export function claimRescue(
  deps: Deps,
  claim: Claim<z.output<typeof claimDailyRescue.body>>,
): Promise<z.output<typeof claimDailyRescue.reply> | Refused> {
  const { memberId } = claim
  return claimOnce(deps, claimDailyRescue, claim, 'dailyrescue', async (tx, { terms, version }) => {
    const { reason, day } = await dailyRescueState(deps, tx, memberId)
    if (reason !== null) return refuseOffer('dailyrescue', reason)
    const { amount, loss, parts } = cashbackClaim(terms, await countedDays(tx, memberId, day), day)
    const details = { day, loss: formatCentavos(loss) }
    const cause = { memberId, promotion: 'dailyrescue', subject: day, termsVersion: version } as const
    const paid = await payOnce(deps, tx, { ...cause, amount, cost: 'cashback_cost', details })
    if (paid === undefined) return refuseOffer('dailyrescue', 'claimed')
    for (const part of parts) await addPaidOfDay(tx, memberId, part.day, part.due)
    return { data: { day, amount } }
  })
}

/** Losses covered, by day, newest first. */
export async function readCovers(deps: Deps, memberId: string): Promise<z.output<typeof coverHistory.reply>> {
  const rows = await newestRewards(deps.db, memberId, 'dailyrescue', 100)
  // What was taken back of a day is no claim of its own.
  const paid = rows.filter(({ state }) => state === 'paid')
  const data = paid.map(({ id, subject, amount, details, created_at }) => ({
    id,
    day: subject,
    loss: readCentavos(String(details.loss)),
    amount,
    claimed_at: created_at.toISOString(),
  }))
  return { data, total: await paidInAll(deps.db, memberId, 'dailyrescue') }
}
