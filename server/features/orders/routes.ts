import { orderAssociation, orderChart, orderDetails, orderFee } from '../../../contract/orders.ts'
import type { Deps } from '../../deps.ts'
import { memberRoute, type Route } from '../../http/route.ts'
import { readAssociations, readChart, readDetails, readFees } from './service.ts'

export function ordersRoutes(deps: Deps): Route[] {
  return [
    memberRoute(orderDetails, ({ query, caller }) => readDetails(deps, caller.memberId, query)),
    memberRoute(orderFee, ({ query, caller }) => readFees(deps, caller.memberId, query)),
    memberRoute(orderAssociation, ({ query, caller }) => readAssociations(deps, caller.memberId, query)),
    memberRoute(orderChart, ({ query, caller }) => readChart(deps, caller.memberId, query)),
  ]
}
