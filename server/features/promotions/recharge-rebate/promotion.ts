import * as contract from '../../../../contract/promotions/recharge-rebate.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { beginRebate } from './begin-rebate.ts'
import { claimRebate, rechargeRebateState } from './recharge-rebate.ts'
import { inMonth } from './rules.ts'

/** A share of each deposit that was played through in time (docs/rules/promotions/rechargerebate.md). */
export const rechargeRebate = servePromotion(contract.rechargeRebate, {
  routes: deps => [
    memberRoute(contract.checkRechargeRebate, async ({ caller }) => ({
      data: await rechargeRebateState(deps, deps.db, caller.memberId),
    })),
    claimRoute(deps, contract.claimRechargeRebate, claimRebate),
  ],
  offerTo: rechargeRebateState,
  onRecharge: beginRebate,
  inMonth,
})
