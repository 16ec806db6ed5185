import { allBalance } from '../../../../contract/cashier/money.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { readAllBalance } from './service.ts'

export function balancesRoutes(deps: Deps): Route[] {
  return [
    memberRoute(allBalance, async ({ query, caller }) => {
      // A demo member has play money only; anybody else may ask for either.
      const currency = caller.isDemo || query.currency === 'PLAY' ? 'PLAY' : 'BRL'
      return { data: await readAllBalance(deps, caller.memberId, currency) }
    }),
  ]
}
