import * as z from 'zod/mini'
import type { Offer } from '../../../contract/promotions/offer.ts'
import { type PromotionId, promotionIds } from '../../../contract/promotions/promotion-ids.ts'
import { promotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import type { Activities } from '../../../contract/promotions/promotions.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../platform/http/answers/refuse.ts'
import { type LevelOf, rebatesOffer } from './daily/betting-rebate.ts'
import { dailyRescueState } from './daily/daily-rescue.ts'
import { dailyWheelOffer } from './daily/daily-wheel.ts'
import { lotteryWheel } from './daily/lottery-wheel.ts'
import { sevenDaysState } from './daily/seven-days.ts'
import { invitationState } from './invitation/invitation.ts'
import { isOffered } from './offered.ts'
import { firstDepositState } from './recharge/first-deposit.ts'
import { rechargeRebateState } from './recharge/recharge-rebate.ts'
import { rechargeRewardState } from './recharge/recharge-reward.ts'
import { currentRows, type TermsRow } from './terms-store.ts'

/** What the operator offers now, with the figures of the rows: the same for everybody. */
export async function readActivities(deps: Deps): Promise<Activities> {
  const rows = await currentRows(deps.db, deps.clock.now())
  const open = (id: PromotionId) => {
    const row = rows.find(one => one.promotion === id)
    return row?.active === true && isOffered(deps.config, id) ? row : undefined
  }
  return {
    ftd: tell(open('ftd'), promotionTerms.ftd),
    recharge: tell(open('recharge'), promotionTerms.recharge),
    rechargerebate: tell(open('rechargerebate'), promotionTerms.rechargerebate),
    invitationactivity: tell(open('invitationactivity'), promotionTerms.invitationactivity),
    dailyrescue: tell(open('dailyrescue'), promotionTerms.dailyrescue),
    dailywheel: tell(open('dailywheel'), promotionTerms.dailywheel),
    lotterywheel: tell(open('lotterywheel'), promotionTerms.lotterywheel),
    day7: tell(open('day7'), promotionTerms.day7),
    rebates: tell(open('rebates'), promotionTerms.rebates),
  }
}

function tell<T>(row: TermsRow | undefined, schema: z.ZodMiniType<T>) {
  if (row === undefined) return undefined
  return { version: row.version, since: row.effective_from.toISOString(), terms: z.parse(schema, row.terms) }
}

/** Where the member stands in every promotion that is offered, for the activity centre. */
export async function readOffers(deps: Deps, memberId: string, levelOf: LevelOf): Promise<Offer[]> {
  const on = deps.db
  const invitation = await invitationState(deps, on, memberId)
  const states: readonly Offer[] = [
    await firstDepositState(deps, on, memberId),
    await rechargeRewardState(deps, on, memberId),
    await rechargeRebateState(deps, on, memberId),
    ...(invitation instanceof Refused ? [] : [invitation]),
    await dailyRescueState(deps, on, memberId),
    (await dailyWheelOffer(deps, on, memberId)).offer,
    (await lotteryWheel(deps, on, memberId)).offer,
    await sevenDaysState(deps, on, memberId),
    (await rebatesOffer(deps, on, memberId, levelOf)).offer,
  ]
  return promotionIds
    .flatMap(id => states.filter(one => one.promotion === id && one.reason !== 'not_offered'))
    .map(bare)
}

/** Only what is common to all: the rest is its own page's. */
function bare(offer: Offer): Offer {
  const { promotion, eligible, reason, amount, steps, accrued, available_at, expires_at } = offer
  const common = { promotion, eligible, reason, amount, steps, available_at, expires_at }
  return accrued === undefined ? common : { ...common, accrued }
}
