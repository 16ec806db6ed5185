import { drawingTerms } from '../../../../contract/cashier/drawing-terms.ts'
import { drawing, drawingList } from '../../../../contract/cashier/money.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { applyForWithdrawal, readTerms, readWithdrawals } from './service.ts'

export function withdrawalsRoutes(deps: MoneyDeps): Route[] {
  return [
    memberRoute(drawing, ({ body, caller, idempotencyKey: key }) =>
      applyForWithdrawal(deps, { memberId: caller.memberId, key, body }),
    ),
    memberRoute(drawingTerms, ({ caller }) => readTerms(deps, caller.memberId)),
    memberRoute(drawingList, ({ body, caller }) => readWithdrawals(deps, caller.memberId, body)),
  ]
}
