import { placeSportsBet, sportsBoard, sportsSlips } from '../../../contract/sportsbook/sports.ts'
import { memberRoute, type Route } from '../../platform/http/route.ts'
import { readBoard } from './board.ts'
import { placeSlip } from './place.ts'
import { readSlips } from './slips.ts'
import type { SportsDeps } from './sports-deps.ts'

export function sportsRoutes(deps: SportsDeps): Route[] {
  return [
    memberRoute(sportsBoard, ({ caller, body }) => readBoard(deps, caller, body)),
    memberRoute(sportsSlips, ({ caller, body }) => readSlips(deps, caller, body)),
    memberRoute(placeSportsBet, ({ caller, body, idempotencyKey: key }) => {
      // Calls without a key were refused by the pipeline.
      if (key === undefined) throw new Error('A keyed call arrived without its key')
      return placeSlip(deps, { caller, body, key })
    }),
  ]
}
