import {
  cancelLimit,
  confirmLimit,
  lowerLimit,
  memberLimits,
  setLimit,
} from '../../../../contract/responsible-gambling/limits.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { askLimit, cancelChange, confirmChange, lowerOnly, readLimits } from './service.ts'

/** Limits that members set themselves (docs/rules/responsible-gambling.md). */
export function limitsRoutes(deps: Deps): Route[] {
  return [
    memberRoute(memberLimits, ({ caller }) => readLimits(deps, deps.db, caller.memberId)),
    memberRoute(setLimit, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      askLimit(deps, { memberId, key, body }),
    ),
    memberRoute(lowerLimit, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      lowerOnly(deps, { memberId, key, body }),
    ),
    memberRoute(confirmLimit, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      confirmChange(deps, { memberId, key, body }),
    ),
    memberRoute(cancelLimit, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      cancelChange(deps, { memberId, key, body }),
    ),
  ]
}
