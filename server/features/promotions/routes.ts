import * as admin from '../../../contract/promotions/promotion-admin.ts'
import * as contract from '../../../contract/promotions/promotions.ts'
import type { Deps } from '../../deps.ts'
import { administratorRoute, memberRoute, type Route, route } from '../../platform/http/route.ts'
import { readActivities, readOffers } from './activities.ts'
import { listPromotions, previewEffect } from './admin.ts'
import { readHistory } from './history.ts'
import type { Ports } from './promotion.ts'
import { servedPromotions } from './registry.ts'
import { proposeTerms } from './terms-kind.ts'

export function promotionsRoutes(deps: Deps, ports: Ports): Route[] {
  return [
    route(contract.activityDetails, async () => ({ data: await readActivities(deps) })),
    memberRoute(contract.promotionState, async ({ caller }) => ({
      data: await readOffers(deps, caller.memberId, ports),
    })),
    memberRoute(contract.promotionHistory, ({ caller, body }) => readHistory(deps, caller.memberId, body)),
    ...servedPromotions.flatMap(one => one.routes(deps, ports)),
    ...adminRoutes(deps),
  ]
}

function adminRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(admin.adminPromotions, async () => ({ data: await listPromotions(deps, deps.db) })),
    administratorRoute(admin.previewTerms, ({ body }) => previewEffect(deps, body)),
    administratorRoute(admin.saveTerms, ({ body, caller, idempotencyKey: key }) =>
      proposeTerms(deps, { caller, key, body }),
    ),
  ]
}
