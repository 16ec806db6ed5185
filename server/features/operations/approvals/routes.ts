import {
  approveRequest,
  listApprovals,
  refuseRequest,
  withdrawRequest,
} from '../../../../contract/operations/approvals.ts'
import type { Deps } from '../../../deps.ts'
import type { ApprovalKind } from '../../../platform/approvals/kind.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { approve, refuseProposal, withdraw } from './decide.ts'
import { readApprovals } from './read.ts'

/** What waits for a second person, and their decision. */
export function approvalsRoutes(deps: Deps, kinds: readonly ApprovalKind[]): Route[] {
  return [
    administratorRoute(listApprovals, ({ body, caller }) => readApprovals(deps, kinds, caller, body)),
    administratorRoute(approveRequest, ({ body, caller, idempotencyKey: key }) =>
      approve(deps, kinds, { caller, key, body }),
    ),
    administratorRoute(refuseRequest, ({ body, caller, idempotencyKey: key }) =>
      refuseProposal(deps, kinds, { caller, key, body }),
    ),
    administratorRoute(withdrawRequest, ({ body, caller, idempotencyKey: key }) =>
      withdraw(deps, { caller, key, body }),
    ),
  ]
}
