import { playOverview } from '../../../contract/overview.ts'
import type { Deps } from '../../deps.ts'
import { memberRoute, type Route } from '../../http/route.ts'
import { readOverview } from './service.ts'

/** The truth about a member's play (the issue, Overview; facts/brazil.md 7.2, Information). */
export function overviewRoutes(deps: Deps): Route[] {
  return [memberRoute(playOverview, ({ caller }) => readOverview(deps, caller.memberId))]
}
