import { approveWithdrawal, rejectWithdrawal, reviewQueue } from '../../../contract/backoffice.ts'
import { administratorRoute, type Route } from '../../http/route.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import { approve, readQueue, reject } from './service.ts'

/** `onDecided` wakes what pays out. */
export function reviewRoutes(deps: MoneyDeps, onDecided: () => void): Route[] {
  return [
    administratorRoute(reviewQueue, ({ body }) => readQueue(deps, body)),
    administratorRoute(approveWithdrawal, async ({ body, caller, idempotencyKey: key }) => {
      const outcome = await approve(deps, { administratorId: caller.administratorId, key, body })
      onDecided()
      return outcome
    }),
    administratorRoute(rejectWithdrawal, ({ body, caller, idempotencyKey: key }) =>
      reject(deps, { administratorId: caller.administratorId, key, body }),
    ),
  ]
}
