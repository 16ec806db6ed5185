import {
  askRefund,
  confirmDeposit,
  depositDetails,
  depositList,
  depositProof,
  paymentList,
  refuseDeposit,
} from '../../../../contract/cashier/deposit-admin.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { confirm, refuseIt, sendBack, showProof } from './decide.ts'
import { listDeposits, listPayments, readDeposit } from './read.ts'

/** `onDecided` wakes what sends money back. */
export function depositAdminRoutes(deps: MoneyDeps, onDecided: () => void): Route[] {
  return [
    administratorRoute(depositList, ({ body }) => listDeposits(deps, body)),
    administratorRoute(depositDetails, ({ body }) => readDeposit(deps, body.id)),
    administratorRoute(depositProof, ({ body, caller }) =>
      showProof(deps, { administratorId: caller.administratorId, id: body.id }),
    ),
    administratorRoute(confirmDeposit, ({ body, caller, idempotencyKey: key }) =>
      confirm(deps, { caller, key, body }),
    ),
    administratorRoute(refuseDeposit, ({ body, caller, idempotencyKey: key }) =>
      refuseIt(deps, { caller, key, body }),
    ),
    administratorRoute(paymentList, ({ body }) => listPayments(deps, body)),
    administratorRoute(askRefund, async ({ body, caller, idempotencyKey: key }) => {
      const outcome = await sendBack(deps, { caller, key, body })
      onDecided()
      return outcome
    }),
  ]
}
