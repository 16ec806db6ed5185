import { orderAssociation, orderChart, orderDetails, orderFee } from '../../../../contract/cashier/orders.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { readAssociations, readChart, readDetails, readFees } from './service.ts'

export function ordersRoutes(deps: Deps): Route[] {
  return [
    memberRoute(orderDetails, ({ query, caller }) => readDetails(deps, caller.memberId, query)),
    memberRoute(orderFee, ({ query, caller }) => readFees(deps, caller.memberId, query)),
    memberRoute(orderAssociation, ({ query, caller }) => readAssociations(deps, caller.memberId, query)),
    memberRoute(orderChart, ({ query, caller }) => readChart(deps, caller.memberId, query)),
  ]
}
