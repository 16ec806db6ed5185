import {
  approveAdjustment,
  listAdjustments,
  proposeAdjustment,
  rejectAdjustment,
} from '../../../../contract/cashier/adjustments.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { approve, propose, readAdjustments, reject } from './service.ts'

/** Corrections of a member's cash, which take two persons. */
export function adjustmentsRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(listAdjustments, ({ body }) => readAdjustments(deps, body)),
    administratorRoute(proposeAdjustment, ({ body, caller, idempotencyKey: key }) =>
      propose(deps, { caller, key, body }),
    ),
    administratorRoute(approveAdjustment, ({ body, caller, idempotencyKey: key }) =>
      approve(deps, { caller, key, body }),
    ),
    administratorRoute(rejectAdjustment, ({ body, caller, idempotencyKey: key }) =>
      reject(deps, { caller, key, body }),
    ),
  ]
}
