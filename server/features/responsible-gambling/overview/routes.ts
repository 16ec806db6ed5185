import { playOverview } from '../../../../contract/responsible-gambling/overview.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import { readOverview } from './service.ts'

/** The truth about a member's play (docs/rules/responsible-gambling.md). */
export function overviewRoutes(deps: Deps): Route[] {
  return [memberRoute(playOverview, ({ caller }) => readOverview(deps, caller.memberId))]
}
