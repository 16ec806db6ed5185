import {
  onlinePayments,
  payments,
  rechargeList,
  rechargeOnline,
  rechargeStatus,
} from '../../../../contract/cashier/money.ts'
import { cancelRecharge, rechargeProof } from '../../../../contract/cashier/order-calls.ts'
import { memberRoute, type Route, route } from '../../../platform/http/route.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { cancelOrder } from './cancel.ts'
import { keepProof } from './proof.ts'
import { orderRecharge, readMethods, readOrderByToken, readRecharges } from './service.ts'

export function rechargesRoutes(deps: MoneyDeps): Route[] {
  return [
    route(payments, async ({ language }) => ({ data: await readMethods(deps, language) })),
    route(onlinePayments, async ({ language }) => ({
      data: (await readMethods(deps, language)).filter(one => one.type === 'pix'),
    })),
    memberRoute(rechargeOnline, ({ body, caller, idempotencyKey }) =>
      orderRecharge(deps, { memberId: caller.memberId, key: idempotencyKey, body }),
    ),
    memberRoute(cancelRecharge, ({ body, caller, idempotencyKey }) =>
      cancelOrder(deps, { memberId: caller.memberId, key: idempotencyKey, body }),
    ),
    memberRoute(
      rechargeProof,
      ({ body, caller, idempotencyKey }) =>
        keepProof(deps, { memberId: caller.memberId, key: idempotencyKey, body }),
      { largestBody: 6 * 1024 * 1024 },
    ),
    route(rechargeStatus, ({ body }) => readOrderByToken(deps, body.order_token)),
    memberRoute(rechargeList, ({ body, caller }) => readRecharges(deps, caller.memberId, body)),
  ]
}
