import { readExposure } from '../../../contract/exposure.ts'
import type { Deps } from '../../deps.ts'
import { administratorRoute, type Route } from '../../http/route.ts'
import { sumExposure } from './service.ts'

/** What open bets could still win of the operator. */
export function exposureRoutes(deps: Deps): Route[] {
  return [administratorRoute(readExposure, () => sumExposure(deps))]
}
