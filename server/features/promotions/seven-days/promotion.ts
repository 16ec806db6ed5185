import * as contract from '../../../../contract/promotions/seven-days.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { faultOfRewards, inMonth } from './rules.ts'
import { sevenDaysState, takeToday } from './seven-days.ts'

/** A reward for each day in a row (docs/rules/promotions/day7.md). */
export const sevenDays = servePromotion(contract.sevenDays, {
  routes: deps => [
    memberRoute(contract.checkDay7, async ({ caller }) => ({
      data: await sevenDaysState(deps, deps.db, caller.memberId),
    })),
    claimRoute(deps, contract.day7Login, takeToday),
  ],
  offerTo: sevenDaysState,
  faultOf: faultOfRewards,
  inMonth,
})
