import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { addDays, brazilDay } from '../../../contract/brazil-day.ts'
import { formatCentavos, readCentavos } from '../../../contract/centavos.ts'
import {
  type checkDailyRescue,
  claimDailyRescue,
  type coverHistory,
} from '../../../contract/daily-promotions.ts'
import type { Deps } from '../../deps.ts'
import type { Refused } from '../../http/refuse.ts'
import { type Claim, claimOnce, openTerms } from './claim-once.ts'
import { endOfDay } from './months.ts'
import { offerOf, refuseOffer } from './offer.ts'
import { payOnce } from './pay.ts'
import { findReward, newestRewards, paidInAll } from './reward-store.ts'
import { cashbackOf, type DayOfPlay } from './rules/daily-rescue.ts'
import { notBelowZero } from './rules/rate-of.ts'
import type { Executor } from './terms-store.ts'

type State = z.output<typeof checkDailyRescue.reply>['data']

/** The day's settled play, as the settlement itself counted it. */
async function dayOfPlay(on: Executor, memberId: string, day: string): Promise<DayOfPlay> {
  const { rows } = await sql<DayOfPlay>`
    SELECT coalesce(sum(stake_cash), 0)::bigint AS "stakeCash", coalesce(sum(won_cash), 0)::bigint AS "wonCash",
      coalesce(sum(theoretical), 0)::bigint AS theoretical,
      coalesce(sum(served_theoretical), 0)::bigint AS "servedTheoretical"
    FROM member_day WHERE member_id = ${memberId} AND currency = 'BRL' AND day = ${day}`.execute(on)
  const [row] = rows
  if (row === undefined) throw new Error('An aggregate gave no row')
  return row
}

/** Readings, section 5: "8 % of yesterday's net cash loss …; claimable today only". */
export async function dailyRescueState(deps: Deps, on: Executor, memberId: string): Promise<State> {
  const now = deps.clock.now()
  const today = brazilDay(now)
  const day = addDays(today, -1)
  const running = await dayOfPlay(on, memberId, today)
  const today_loss = notBelowZero(running.stakeCash - running.wonCash)
  const open = await openTerms(deps, on, 'dailyrescue')
  const nothing = { day, loss: 0n, most: 0n, today_loss }
  if (open === undefined) return { ...offerOf('dailyrescue', { reason: 'not_offered' }), ...nothing }
  const { loss, most, amount } = cashbackOf(open.terms, await dayOfPlay(on, memberId, day))
  const isClaimed = (await findReward(on, memberId, 'dailyrescue', day)) !== undefined
  const missing = loss === 0n ? 'no_loss' : 'below_least'
  const reason = isClaimed ? 'claimed' : amount > 0n ? null : missing
  const { amount: accrued } = cashbackOf(open.terms, running)
  const midnight = endOfDay(today)
  const offer = offerOf('dailyrescue', {
    reason,
    amount,
    accrued,
    ...(reason === null ? { expiresAt: midnight } : { availableAt: accrued > 0n ? midnight : null }),
  })
  return { ...offer, day, loss, most, today_loss }
}

export function claimRescue(
  deps: Deps,
  claim: Claim<z.output<typeof claimDailyRescue.body>>,
): Promise<z.output<typeof claimDailyRescue.reply> | Refused> {
  const { memberId } = claim
  return claimOnce(deps, claimDailyRescue, claim, 'dailyrescue', async (tx, { version: termsVersion }) => {
    const { reason, day, amount, loss } = await dailyRescueState(deps, tx, memberId)
    if (reason !== null) return refuseOffer('dailyrescue', reason)
    const details = { day, loss: formatCentavos(loss) }
    const cause = { memberId, promotion: 'dailyrescue', subject: day, termsVersion } as const
    const paid = await payOnce(deps, tx, { ...cause, amount, cost: 'cashback_cost', details })
    return paid === undefined ? refuseOffer('dailyrescue', 'claimed') : { data: { day, amount } }
  })
}

/** Losses covered, by day, newest first. */
export async function readCovers(deps: Deps, memberId: string): Promise<z.output<typeof coverHistory.reply>> {
  const rows = await newestRewards(deps.db, memberId, 'dailyrescue', 100)
  const data = rows.map(({ id, subject, amount, details, created_at }) => ({
    id,
    day: subject,
    loss: readCentavos(String(details.loss)),
    amount,
    claimed_at: created_at.toISOString(),
  }))
  return { data, total: await paidInAll(deps.db, memberId, 'dailyrescue') }
}
