import { vipHistory, vipInfo, vipLevels } from '../../../contract/vip/vip.ts'
import type { Deps } from '../../deps.ts'
import { memberRoute, type Route, route } from '../../platform/http/route.ts'
import { readLadder, readVip, readVipHistory } from './service.ts'

export function vipRoutes(deps: Deps): Route[] {
  return [
    route(vipLevels, async ({ language }) => ({ data: await readLadder(deps, language) })),
    memberRoute(vipInfo, ({ caller, language }) => readVip(deps, caller.memberId, language)),
    memberRoute(vipHistory, ({ caller, body }) => readVipHistory(deps, caller.memberId, body)),
  ]
}
