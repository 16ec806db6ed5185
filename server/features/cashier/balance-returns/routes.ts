import { balanceReturns, retryBalanceReturn } from '../../../../contract/cashier/balance-returns.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { readReturns, retryReturn } from './service.ts'

/** Balances of members whom the registry of the impeded names, on their way back (docs/rules/brazil.md). `onRetried` wakes what sends them. */
export function balanceReturnsRoutes(deps: Deps, onRetried: () => void): Route[] {
  return [
    administratorRoute(balanceReturns, ({ body }) => readReturns(deps, body)),
    administratorRoute(
      retryBalanceReturn,
      async ({ body, caller: { administratorId }, idempotencyKey: key }) => {
        const report = await retryReturn(deps, { administratorId, key, body })
        onRetried()
        return report
      },
    ),
  ]
}
