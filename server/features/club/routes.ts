import { clubDesk, previewClub, saveClub } from '../../../contract/club-desk.ts'
import type { Deps } from '../../deps.ts'
import { administratorRoute, type Route } from '../../http/route.ts'
import { listClub, previewEffect, saveVersion } from './service.ts'

export function clubRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(clubDesk, async () => ({ data: await listClub(deps.db) })),
    administratorRoute(previewClub, ({ body }) => previewEffect(deps, body)),
    administratorRoute(saveClub, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      saveVersion(deps, { administratorId, key, body }),
    ),
  ]
}
