import { callOutcome, closeCall } from '../../../../contract/calls.ts'
import type { Deps } from '../../../deps.ts'
import { refuseFields } from '../../../platform/http/answers/refuse.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { closeCallByKey, lookUpCall } from './service.ts'

const keyForm = /^[A-Za-z0-9_-]{8,128}$/

export function callsRoutes(deps: Deps): Route[] {
  return [
    memberRoute(callOutcome, async ({ params: { key = '' }, ...asked }) =>
      keyForm.test(key) ? { data: await lookUpCall(deps, key, asked) } : refuseFields({ key: ['invalid'] }),
    ),
    memberRoute(closeCall, async ({ params: { key = '' }, ...asked }) =>
      keyForm.test(key)
        ? { data: await closeCallByKey(deps, key, asked) }
        : refuseFields({ key: ['invalid'] }),
    ),
  ]
}
