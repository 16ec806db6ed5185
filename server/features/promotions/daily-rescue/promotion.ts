import * as contract from '../../../../contract/promotions/daily-rescue.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { claimRescue, dailyRescueState, readCovers } from './daily-rescue.ts'
import { faultOfCashback, inMonth } from './rules.ts'

/** Cashback on the net loss of yesterday (docs/rules/promotions/dailyrescue.md). */
export const dailyRescue = servePromotion(contract.dailyRescue, {
  routes: deps => [
    memberRoute(contract.checkDailyRescue, async ({ caller }) => ({
      data: await dailyRescueState(deps, deps.db, caller.memberId),
    })),
    claimRoute(deps, contract.claimDailyRescue, claimRescue),
    memberRoute(contract.coverHistory, ({ caller }) => readCovers(deps, caller.memberId)),
  ],
  offerTo: dailyRescueState,
  faultOf: faultOfCashback,
  inMonth,
})
