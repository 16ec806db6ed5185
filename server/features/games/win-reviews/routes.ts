import { listWinReviews, proposeWinDecision } from '../../../../contract/games/win-reviews.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { proposeDecision, readWinReviews } from './service.ts'

/** Wins of providers that were parked above a cap. */
export function winReviewsRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(listWinReviews, ({ body }) => readWinReviews(deps, body)),
    administratorRoute(proposeWinDecision, ({ body, caller, idempotencyKey: key }) =>
      proposeDecision(deps, { caller, key, body }),
    ),
  ]
}
