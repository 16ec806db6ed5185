import { reviewDeadline } from '../../../../contract/cashier/review-deadline.ts'
import {
  approveWithdrawal,
  cancelStoppedWithdrawal,
  claimWithdrawal,
  letWithdrawalGo,
  rejectWithdrawal,
  releaseWithdrawal,
  reviewContext,
  reviewQueue,
} from '../../../../contract/operations/backoffice.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { readContext } from './context.ts'
import { readDeadline } from './deadline.ts'
import { readQueue } from './queue.ts'
import { approve, cancelStopped, claim, letGo, reject, release } from './service.ts'

/** `onDecided` wakes what pays out. */
export function reviewRoutes(deps: MoneyDeps, onDecided: () => void): Route[] {
  return [
    administratorRoute(reviewQueue, ({ body }) => readQueue(deps, body)),
    administratorRoute(reviewDeadline, () => readDeadline(deps)),
    administratorRoute(reviewContext, ({ body }) => readContext(deps, body.id)),
    administratorRoute(claimWithdrawal, ({ body, caller: { administratorId } }) =>
      claim(deps, { id: body.id, administratorId }),
    ),
    administratorRoute(releaseWithdrawal, ({ body, caller: { administratorId } }) =>
      release(deps, { id: body.id, administratorId }),
    ),
    administratorRoute(approveWithdrawal, async ({ body, caller, idempotencyKey: key }) => {
      const outcome = await approve(deps, { caller, key, body })
      onDecided()
      return outcome
    }),
    administratorRoute(rejectWithdrawal, ({ body, caller, idempotencyKey: key }) =>
      reject(deps, { caller, key, body }),
    ),
    administratorRoute(letWithdrawalGo, async ({ body, caller, idempotencyKey: key }) => {
      const outcome = await letGo(deps, { caller, key, body })
      onDecided()
      return outcome
    }),
    administratorRoute(cancelStoppedWithdrawal, ({ body, caller, idempotencyKey: key }) =>
      cancelStopped(deps, { caller, key, body }),
    ),
  ]
}
