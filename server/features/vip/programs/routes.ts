import { adminPrograms, previewProgram, saveProgram } from '../../../../contract/vip/programs.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, type Route } from '../../../platform/http/route.ts'
import { proposeProgram } from './program-kind.ts'
import { listPrograms, previewEffect } from './service.ts'

export function programRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(adminPrograms, async () => ({ data: await listPrograms(deps.db) })),
    administratorRoute(previewProgram, ({ body }) => previewEffect(deps, body)),
    administratorRoute(saveProgram, ({ body, caller, idempotencyKey: key }) =>
      proposeProgram(deps, { caller, key, body }),
    ),
  ]
}
