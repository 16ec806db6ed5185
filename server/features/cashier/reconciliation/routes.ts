import {
  explainDifference,
  reconcile,
  reconciliationDay,
  reconciliationList,
} from '../../../../contract/cashier/reconciliation.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { explain, listDays, readReport, runNow } from './service.ts'

export function reconciliationRoutes(deps: MoneyDeps): Route[] {
  return [
    administratorRoute(reconciliationList, ({ body }) => listDays(deps, body)),
    administratorRoute(reconciliationDay, ({ body }) => readReport(deps.db, body.day)),
    administratorRoute(reconcile, ({ body, caller, idempotencyKey: key }) =>
      runNow(deps, { administratorId: caller.administratorId, key, body }),
    ),
    administratorRoute(explainDifference, ({ body, caller, idempotencyKey: key }) =>
      explain(deps, { administratorId: caller.administratorId, key, body }),
    ),
  ]
}
