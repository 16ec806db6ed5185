import {
  onlinePayments,
  payments,
  rechargeList,
  rechargeOnline,
  rechargeStatus,
} from '../../../contract/money.ts'
import { memberRoute, type Route, route } from '../../http/route.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import { orderRecharge, readMethods, readOrderByToken, readRecharges } from './service.ts'

export function rechargesRoutes(deps: MoneyDeps): Route[] {
  return [
    route(payments, async () => ({ data: await readMethods(deps) })),
    route(onlinePayments, async () => ({
      data: (await readMethods(deps)).filter(one => one.type === 'pix'),
    })),
    memberRoute(rechargeOnline, ({ body, caller, idempotencyKey }) =>
      orderRecharge(deps, { memberId: caller.memberId, key: idempotencyKey, body }),
    ),
    route(rechargeStatus, ({ body }) => readOrderByToken(deps, body.order_token)),
    memberRoute(rechargeList, ({ body, caller }) => readRecharges(deps, caller.memberId, body)),
  ]
}
