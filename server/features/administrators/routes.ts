import {
  administratorEnrol,
  administratorEnrolment,
  administratorSignIn,
  administratorSignOut,
  forceOffline,
  searchMembers,
} from '../../../contract/backoffice.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../http/refuse.ts'
import { administratorRoute, type Route, route } from '../../http/route.ts'
import { type EndSessionsOf, findMembers, forceMemberOffline } from './member-desk.ts'
import { enrolAdministrator, readEnrolment } from './service.ts'
import { endAdministratorSession, signInAdministrator } from './sign-in.ts'

interface Options {
  readonly endSessions: EndSessionsOf
  readonly announceEnded: (sessionIds: readonly string[]) => Promise<void>
}

/** Who may work in the back office, and what they may do to a member's sessions. */
export function administratorsRoutes(deps: Deps, { endSessions, announceEnded }: Options): Route[] {
  return [
    route(administratorSignIn, ({ body }) => signInAdministrator(deps, body)),
    route(administratorEnrolment, async ({ body }) => {
      const enrolment = await readEnrolment(deps, body.token)
      return enrolment instanceof Refused ? enrolment : { data: enrolment }
    }),
    route(administratorEnrol, async ({ body }) => (await enrolAdministrator(deps, body)) ?? {}),
    administratorRoute(administratorSignOut, async ({ caller }) => {
      await endAdministratorSession(deps, caller)
      return {}
    }),
    administratorRoute(searchMembers, ({ body }) => findMembers(deps, body)),
    administratorRoute(forceOffline, async ({ body, caller: { administratorId }, idempotencyKey: key }) => {
      const outcome = await forceMemberOffline(deps, { administratorId, key, body }, endSessions)
      if (outcome instanceof Refused) return outcome
      await announceEnded(outcome.ended)
      return {}
    }),
  ]
}
