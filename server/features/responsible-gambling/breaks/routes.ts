import { memberBreaks, returnToPlay, takeBreak } from '../../../../contract/responsible-gambling/breaks.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { askBreak, askReturn, readBreaks } from './service.ts'

/** Pauses and self-exclusion (docs/rules/responsible-gambling.md). */
export function breaksRoutes(deps: Deps): Route[] {
  return [
    memberRoute(memberBreaks, ({ caller }) => readBreaks(deps, deps.db, caller.memberId)),
    memberRoute(takeBreak, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      askBreak(deps, { memberId, key, body }),
    ),
    memberRoute(returnToPlay, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      askReturn(deps, { memberId, key, body }),
    ),
  ]
}
