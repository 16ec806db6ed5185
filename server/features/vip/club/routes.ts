import { clubDesk, previewClub, saveClub } from '../../../../contract/vip/club-desk.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { proposeClub } from './club-kind.ts'
import { listClub, previewEffect } from './service.ts'

export function clubRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(clubDesk, async () => ({ data: await listClub(deps.db) })),
    administratorRoute(previewClub, ({ body }) => previewEffect(deps, body)),
    administratorRoute(saveClub, ({ body, caller, idempotencyKey: key }) =>
      proposeClub(deps, { caller, key, body }),
    ),
  ]
}
