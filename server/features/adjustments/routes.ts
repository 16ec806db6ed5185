import {
  approveAdjustment,
  listAdjustments,
  proposeAdjustment,
  rejectAdjustment,
} from '../../../contract/adjustments.ts'
import type { Deps } from '../../deps.ts'
import { administratorRoute, type Route } from '../../http/route.ts'
import { approve, propose, readAdjustments, reject } from './service.ts'

/** Corrections of a member's cash, which take two persons. */
export function adjustmentsRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(listAdjustments, ({ body }) => readAdjustments(deps, body)),
    administratorRoute(proposeAdjustment, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      propose(deps, { administratorId, key, body }),
    ),
    administratorRoute(approveAdjustment, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      approve(deps, { administratorId, key, body }),
    ),
    administratorRoute(rejectAdjustment, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      reject(deps, { administratorId, key, body }),
    ),
  ]
}
