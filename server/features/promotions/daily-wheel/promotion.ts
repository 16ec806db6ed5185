import * as contract from '../../../../contract/promotions/daily-wheel.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { faultOfPrizes, worthInCentavos, worthOfDraw } from '../wheel/rules.ts'
import { claimRoll, dailyWheelOffer, dailyWheelState } from './daily-wheel.ts'

/** One roll a day with a deposit (docs/rules/promotions/dailywheel.md). */
export const dailyWheel = servePromotion(contract.dailyWheel, {
  routes: deps => [
    memberRoute(contract.checkDailyWheel, ({ caller }) => dailyWheelState(deps, caller.memberId)),
    claimRoute(deps, contract.claimDailyWheel, claimRoll),
  ],
  offerTo: async (deps, on, memberId) => (await dailyWheelOffer(deps, on, memberId)).offer,
  faultOf: ({ prizes }) => faultOfPrizes(prizes, 20n),
  effectOf: ({ prizes }) => ({ draw_worth: worthInCentavos(prizes) }),
  inMonth: {
    paid: ({ prizes, min_recharge }, { recharge, recharges, days, friends, friendRecharge }) => {
      const rolls = recharges > 0n && recharge >= min_recharge ? BigInt(days) : 0n
      const ofFriends = friendRecharge >= min_recharge ? friends : 0n
      return (rolls + ofFriends) * worthOfDraw(prizes)
    },
  },
})
