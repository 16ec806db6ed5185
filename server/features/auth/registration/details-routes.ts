import { memberDetails, saveMemberDetails } from '../../../../contract/account/member-details.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { missingDetails, saveDetails } from './member-details.ts'

/** What a licence asks for of members who registered before it did. */
export function memberDetailsRoutes(deps: Deps): Route[] {
  return [
    memberRoute(memberDetails, async ({ caller: { memberId } }) => ({
      data: { missing: await missingDetails(deps, deps.db, memberId) },
    })),
    memberRoute(saveMemberDetails, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      saveDetails(deps, { memberId, key, body }),
    ),
  ]
}
