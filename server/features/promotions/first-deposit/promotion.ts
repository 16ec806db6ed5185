import * as contract from '../../../../contract/promotions/first-deposit.ts'
import { memberRoute } from '../../../platform/http/route.ts'
import { claimRoute } from '../claim-route.ts'
import { servePromotion } from '../promotion.ts'
import { claimFirst, firstDepositState } from './first-deposit.ts'
import { firstDepositPrice } from './price-rules.ts'

/** A bonus on the first deposit (docs/rules/promotions/ftd.md). */
export const firstDeposit = servePromotion(contract.firstDeposit, {
  routes: deps => [
    memberRoute(contract.checkFirstDeposit, async ({ caller }) => ({
      data: await firstDepositState(deps, deps.db, caller.memberId),
    })),
    claimRoute(deps, contract.claimFirstDeposit, claimFirst),
  ],
  offerTo: firstDepositState,
  effectOf: (terms, edgePpm) => ({ first_deposit_price: firstDepositPrice(terms, edgePpm) }),
})
