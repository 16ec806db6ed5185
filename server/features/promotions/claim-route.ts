import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint.ts'
import type { Deps } from '../../deps.ts'
import { answer } from '../../platform/http/answers/answer.ts'
import { Refused } from '../../platform/http/answers/refuse.ts'
import { memberRoute, type Route } from '../../platform/http/route.ts'
import { knowDevice } from '../auth/service.ts'
import type { Claim } from './claim-once.ts'

/** A claim knows its device; a browser without a name gets one with the answer. */
export function claimRoute<B extends Schema, Q extends Schema, R extends Schema>(
  deps: Deps,
  endpoint: Endpoint<B, Q, R>,
  claim: (deps: Deps, asked: Claim<z.output<B>>) => Promise<z.output<R> | Refused>,
): Route {
  return memberRoute(endpoint, async ({ caller, body, cookies, idempotencyKey: key }) => {
    const device = knowDevice(deps, cookies)
    const outcome = await claim(deps, { memberId: caller.memberId, key, body, device: device.token })
    return outcome instanceof Refused ? outcome : answer(outcome, { cookies: device.cookies })
  })
}
