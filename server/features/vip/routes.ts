import { vipHistory, vipInfo } from '../../../contract/vip.ts'
import type { Deps } from '../../deps.ts'
import { memberRoute, type Route } from '../../http/route.ts'
import { readVip, readVipHistory } from './service.ts'

export function vipRoutes(deps: Deps): Route[] {
  return [
    memberRoute(vipInfo, ({ caller, language }) => readVip(deps, caller.memberId, language)),
    memberRoute(vipHistory, ({ caller, body }) => readVipHistory(deps, caller.memberId, body)),
  ]
}
