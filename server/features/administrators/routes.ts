import {
  administratorSessions,
  auditLog,
  changeAdministrator,
  exportAudit,
  inviteAdministrator,
  listAdministrators,
  revokeAdministratorSession,
  verifyAudit,
} from '../../../contract/administrators.ts'
import {
  administratorEnrol,
  administratorEnrolment,
  administratorSignIn,
  administratorSignOut,
  forceOffline,
  proveSoleOwner,
  searchMembers,
  setMemberStatus,
} from '../../../contract/backoffice.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../http/refuse.ts'
import { administratorRoute, type Route, route } from '../../http/route.ts'
import { exportLog, readAudit, verify } from './audit-desk.ts'
import { type EndSessionsOf, findMembers, forceMemberOffline } from './member-desk.ts'
import { changeMemberStatus, type KeepProof, proveOwner } from './member-status.ts'
import { enrolAdministrator, readEnrolment } from './service.ts'
import { endAdministratorSession, signInAdministrator } from './sign-in.ts'
import { change, invite, readSessions, readTeam, revokeSession } from './team.ts'

interface Options {
  readonly endSessions: EndSessionsOf
  readonly announceEnded: (sessionIds: readonly string[]) => Promise<void>
  readonly keepProof: KeepProof
}

/** Who may work in the back office, and what they may do to a member's sessions. */
export function administratorsRoutes(
  deps: Deps,
  { endSessions, announceEnded, keepProof }: Options,
): Route[] {
  return [
    route(administratorSignIn, ({ body, ip, userAgent }) =>
      signInAdministrator(deps, body, { ip, userAgent }),
    ),
    route(administratorEnrolment, async ({ body }) => {
      const enrolment = await readEnrolment(deps, body.token)
      return enrolment instanceof Refused ? enrolment : { data: enrolment }
    }),
    route(administratorEnrol, async ({ body }) => (await enrolAdministrator(deps, body)) ?? {}),
    administratorRoute(administratorSignOut, async ({ caller }) => {
      await endAdministratorSession(deps, caller)
      return {}
    }),
    ...teamRoutes(deps),
    ...auditRoutes(deps),
    administratorRoute(searchMembers, ({ body }) => findMembers(deps, body)),
    administratorRoute(setMemberStatus, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      changeMemberStatus(deps, { administratorId, key, body }),
    ),
    administratorRoute(proveSoleOwner, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      proveOwner(deps, { administratorId, key, body }, keepProof),
    ),
    administratorRoute(forceOffline, async ({ body, caller: { administratorId }, idempotencyKey: key }) => {
      const outcome = await forceMemberOffline(deps, { administratorId, key, body }, endSessions)
      if (outcome instanceof Refused) return outcome
      await announceEnded(outcome.ended)
      return {}
    }),
  ]
}

function teamRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(listAdministrators, async ({ caller }) => ({ data: await readTeam(deps, caller) })),
    administratorRoute(inviteAdministrator, ({ body, caller }) => invite(deps, caller, body)),
    administratorRoute(changeAdministrator, ({ body, caller, idempotencyKey: key }) =>
      change(deps, { caller, key, body }),
    ),
    administratorRoute(administratorSessions, async ({ caller }) => ({
      data: await readSessions(deps, caller),
    })),
    administratorRoute(revokeAdministratorSession, ({ body, caller, idempotencyKey: key }) =>
      revokeSession(deps, { caller, key, body }),
    ),
  ]
}

function auditRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(auditLog, ({ body }) => readAudit(deps, body)),
    administratorRoute(verifyAudit, () => verify(deps)),
    administratorRoute(exportAudit, ({ body, caller }) => exportLog(deps, caller.administratorId, body)),
  ]
}
