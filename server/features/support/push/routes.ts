import { pushState, subscribePush, unsubscribePush } from '../../../../contract/support/push.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { readPushState, subscribe, unsubscribe } from './service.ts'

/** The calls for the push notifications of a device while the app is closed. */
export function pushRoutes(deps: Deps): Route[] {
  return [
    memberRoute(pushState, ({ caller }) => readPushState(deps, caller)),
    memberRoute(subscribePush, ({ body, caller, idempotencyKey: key }) =>
      subscribe(deps, { device: caller, key, body }),
    ),
    memberRoute(unsubscribePush, ({ body, caller, idempotencyKey: key }) =>
      unsubscribe(deps, { device: caller, key, body }),
    ),
  ]
}
