import { deleteFavourite, favourites, setFavourite } from '../../../../contract/lobby/games.ts'
import type { Deps } from '../../../deps.ts'
import { memberRoute, type Route } from '../../../platform/http/route.ts'
import type { Catalogue } from '../catalogue/service.ts'
import { intent, listFavourites, unwish } from './service.ts'

export function favouritesRoutes(deps: Deps, catalogue: Catalogue): Route[] {
  return [
    memberRoute(favourites, ({ caller, body }) => listFavourites(deps, caller.memberId, body.since)),
    memberRoute(
      setFavourite,
      ({ caller: { memberId }, body, idempotencyKey: key }) =>
        intent(deps, catalogue, { memberId, key, body }),
      { businessKey: true },
    ),
    memberRoute(
      deleteFavourite,
      ({ caller: { memberId }, body, idempotencyKey: key }) => unwish(deps, { memberId, key, body }),
      { businessKey: true },
    ),
  ]
}
