import { bonuses, forfeit, quoteForfeit } from '../../../../contract/promotions/bonus.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { forfeitGrants, quoteOf, readBonuses } from './service.ts'

export function bonusesRoutes(deps: Deps): Route[] {
  return [
    memberRoute(bonuses, async ({ caller }) => ({ data: await readBonuses(deps, caller.memberId) })),
    memberRoute(quoteForfeit, ({ caller, body }) => quoteOf(deps, caller.memberId, body.grant_id)),
    memberRoute(forfeit, ({ caller, body, idempotencyKey }) =>
      forfeitGrants(deps, { memberId: caller.memberId, key: idempotencyKey, body }),
    ),
  ]
}
