import { readExposure } from '../../../../contract/games/exposure.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { sumExposure } from './service.ts'

/** What open bets could still win of the operator. */
export function exposureRoutes(deps: Deps): Route[] {
  return [administratorRoute(readExposure, () => sumExposure(deps))]
}
