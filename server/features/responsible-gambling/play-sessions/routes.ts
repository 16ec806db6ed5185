import {
  answerCheck,
  endedSessions,
  playSession,
  setCheckMinutes,
} from '../../../../contract/responsible-gambling/play-session.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { askMinutes, goOn, readEndedSessions, readPlaySession } from './service.ts'

/** Sessions of play and reality checks (docs/rules/responsible-gambling.md). */
export function playSessionsRoutes(deps: Deps): Route[] {
  return [
    memberRoute(playSession, ({ caller }) => readPlaySession(deps, deps.db, caller.memberId)),
    memberRoute(endedSessions, ({ query, caller }) => readEndedSessions(deps, caller.memberId, query.month)),
    memberRoute(answerCheck, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      goOn(deps, { memberId, key, body }),
    ),
    memberRoute(setCheckMinutes, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      askMinutes(deps, { memberId, key, body }),
    ),
  ]
}
