import * as contract from '../../../../contract/promotions/lottery-wheel.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { faultOfPrizes, spinsEarned, worthInCentavos, worthOfDraw } from '../wheel/rules.ts'
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
  inMonth: {
    paid: (terms, { recharge, recharges, days, friends, friendRecharge }) => {
      const { prizes, per_recharge, daily_max } = terms
      const { spins } = spinsEarned(per_recharge, 0n, recharge * recharges)
      const worth = worthOfDraw(prizes)
      // A part of a spin that a friend's recharge earns counts: several friends make it whole.
      return (
        BigInt(Math.min(spins, daily_max * days)) * worth + (friends * worth * friendRecharge) / per_recharge
      )
    },
  },
})
