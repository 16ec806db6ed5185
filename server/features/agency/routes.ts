import {
  agencyReward,
  agencyStatement,
  bettingMechanism,
  inviteRecord,
  rechargeMechanism,
  registerSubordinate,
  settlementMechanism,
} from '../../../contract/agency/agency.ts'
import type { Deps } from '../../deps.ts'
import { memberRoute, type Route, route } from '../../platform/http/route.ts'
import { joinSubordinate, readAgent, readInvited, readMechanism, readStatement } from './service.ts'

export function agencyRoutes(deps: Deps): Route[] {
  return [
    route(rechargeMechanism, () => readMechanism(deps, 'recharge')),
    route(bettingMechanism, () => readMechanism(deps, 'betting')),
    route(settlementMechanism, () => readMechanism(deps, 'settlement')),
    memberRoute(agencyReward, ({ caller }) => readAgent(deps, caller.memberId)),
    memberRoute(inviteRecord, ({ caller, body }) => readInvited(deps, caller.memberId, body)),
    memberRoute(agencyStatement, ({ caller, body }) => readStatement(deps, caller.memberId, body.week)),
    memberRoute(registerSubordinate, ({ caller, body, idempotencyKey }) =>
      joinSubordinate(deps, { memberId: caller.memberId, key: idempotencyKey, body }),
    ),
  ]
}
