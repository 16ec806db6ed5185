import * as z from 'zod/mini'
import { type Access, defineEndpoint, type Offline } from './endpoint.ts'

/** A call of the specification that another issue builds; until then the server answers 501 `not_built`. */
function planned(route: `GET /${string}` | `POST /${string}`, access: Access, offline: Offline) {
  return defineEndpoint(route, {
    access,
    offline,
    state: 'planned',
    idempotency: offline === 'keep' ? 'none' : 'key',
    body: z.looseObject({}),
    reply: z.looseObject({}),
  })
}

/** Calls of the specification's section 7 that are listed and not served yet. */
export const plannedEndpoints = {
  socialMediaLinks: planned('GET /api/socialmedialinks/get', 'anyone', 'keep'),
  support: planned('GET /api/informationcenter/support', 'anyone', 'keep'),
  announcements: planned('GET /api/informationcenter/announcement', 'anyone', 'keep'),
}
