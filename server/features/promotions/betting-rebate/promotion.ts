import * as contract from '../../../../contract/promotions/betting-rebate.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { claimRebateMoney, listRebates, rebateNights, rebatesOffer } from './betting-rebate.ts'
import { runRebateNights } from './night.ts'
import { faultOfShares, inMonth } from './rules.ts'

/** A share of what bets cost on average, paid at night (docs/rules/promotions/rebates.md). */
export const bettingRebate = servePromotion(contract.bettingRebate, {
  routes: (deps, { levelOf }) => [
    memberRoute(contract.rebatesList, ({ caller }) => listRebates(deps, caller.memberId, levelOf)),
    memberRoute(contract.rebatesDetails, ({ caller }) => rebateNights(deps, caller.memberId)),
    claimRoute(deps, contract.claimRebates, claimRebateMoney),
  ],
  offerTo: async (deps, on, memberId, { levelOf }) => (await rebatesOffer(deps, on, memberId, levelOf)).offer,
  faultOf: faultOfShares,
  workers: [{ name: 'betting rebates', run: (deps, { levelOf }) => runRebateNights(deps, levelOf) }],
  inMonth,
})
