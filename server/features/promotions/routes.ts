import * as desk from '../../../contract/promotions/promotion-desk.ts'
import * as contract from '../../../contract/promotions/promotions.ts'
import type { Deps } from '../../deps.ts'
import { administratorRoute, memberRoute, type Route, route } from '../../platform/http/route.ts'
import { readActivities, readOffers } from './activities.ts'
import { listPromotions, previewEffect } from './desk.ts'
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
    ...deskRoutes(deps),
  ]
}

function deskRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(desk.deskPromotions, async () => ({ data: await listPromotions(deps, deps.db) })),
    administratorRoute(desk.previewTerms, ({ body }) => previewEffect(deps, body)),
    administratorRoute(desk.saveTerms, ({ body, caller, idempotencyKey: key }) =>
      proposeTerms(deps, { caller, key, body }),
    ),
  ]
}
