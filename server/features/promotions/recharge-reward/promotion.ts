import * as contract from '../../../../contract/promotions/recharge-reward.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { openMonth } from './month-requirements.ts'
import { claimReward, rechargeRewardState } from './recharge-reward.ts'
import { faultOfTiers, inMonth } from './rules.ts'

/** A share of a month's deposits, by tiers (docs/rules/promotions/recharge.md). */
export const rechargeReward = servePromotion(contract.rechargeReward, {
  routes: deps => [
    memberRoute(contract.checkRechargeReward, async ({ caller }) => ({
      data: await rechargeRewardState(deps, deps.db, caller.memberId),
    })),
    claimRoute(deps, contract.claimRechargeReward, claimReward),
  ],
  offerTo: rechargeRewardState,
  faultOf: faultOfTiers,
  onRecharge: (deps, tx, recharge) => openMonth(deps, tx, recharge.member_id, recharge.day),
  inMonth,
})
