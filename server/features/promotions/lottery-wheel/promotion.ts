import * as contract from '../../../../contract/promotions/lottery-wheel.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { faultOfPrizes, worthInCentavos } from '../wheel/rules.ts'
import { earnSpins } from './earn-spins.ts'
import { claimSpin, lotteryWheel as lotteryWheelOf, lotteryWheelState } from './lottery-wheel.ts'

/** A spin for every amount that was deposited (docs/rules/promotions/lotterywheel.md). */
export const lotteryWheel = servePromotion(contract.lotteryWheel, {
  routes: deps => [
    memberRoute(contract.checkLotteryWheel, ({ caller }) => lotteryWheelState(deps, caller.memberId)),
    claimRoute(deps, contract.claimLotteryWheel, claimSpin),
  ],
  offerTo: async (deps, on, memberId) => (await lotteryWheelOf(deps, on, memberId)).offer,
  faultOf: ({ prizes }) => faultOfPrizes(prizes, 50n),
  effectOf: ({ prizes }) => ({ draw_worth: worthInCentavos(prizes) }),
  onRecharge: earnSpins,
})
