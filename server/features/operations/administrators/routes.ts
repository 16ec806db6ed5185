import {
  administratorPasskeyQuestion,
  administratorPasskeySignIn,
  administratorProofQuestion,
  administratorSignIn,
  proveAdministrator,
} from '../../../../contract/operations/administrator-proof.ts'
import {
  addAdministratorPasskey,
  administratorPasskeyOffer,
  administratorSecurity,
  changeAdministratorPassword,
  removeAdministratorPasskey,
  renameAdministratorPasskey,
} from '../../../../contract/operations/administrator-security.ts'
import {
  administratorSessions,
  auditLog,
  changeAdministrator,
  exportAudit,
  inviteAdministrator,
  listAdministrators,
  resetAdministrator,
  revokeAdministratorSession,
  verifyAudit,
} from '../../../../contract/operations/administrators.ts'
import {
  administratorEnrol,
  administratorEnrolment,
  administratorSignOut,
  forceOffline,
  proveSoleOwner,
  searchMembers,
  setMemberStatus,
} from '../../../../contract/operations/backoffice.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { administratorRoute, type Route, route } from '../../../platform/http/route.ts'
import { exportLog, readAudit, verify } from '../audit/audit-admin.ts'
import { type EndSessionsOf, findMembers, forceMemberOffline } from '../members/member-admin.ts'
import { changeMemberStatus, type KeepProof, proveOwner } from '../members/member-status.ts'
import { askForProof, askForSignIn } from './administrator-passkeys.ts'
import { changePassword } from './change-password.ts'
import { addPasskey, offerPasskey, readSecurity, removePasskey, renamePasskey } from './passkey-admin.ts'
import { prove } from './prove.ts'
import { enrolAdministrator, readEnrolment } from './service.ts'
import { endAdministratorSession, signInAdministrator, signInWithPasskey } from './sign-in.ts'
import { proposeChange, proposeInvite, proposeReset, readSessions, readTeam, revokeSession } from './team.ts'

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
    ...sessionRoutes(deps),
    ...passkeyRoutes(deps),
    route(administratorEnrolment, async ({ body }) => {
      const enrolment = await readEnrolment(deps, body.token)
      return enrolment instanceof Refused ? enrolment : { data: enrolment }
    }),
    route(administratorEnrol, async ({ body }) => (await enrolAdministrator(deps, body)) ?? {}),
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

function sessionRoutes(deps: Deps): Route[] {
  return [
    route(administratorSignIn, ({ body, ...from }) => signInAdministrator(deps, body, from)),
    route(administratorPasskeyQuestion, () => askForSignIn(deps)),
    route(administratorPasskeySignIn, ({ body, ...from }) => signInWithPasskey(deps, body, from)),
    administratorRoute(administratorProofQuestion, ({ caller }) => askForProof(deps, caller.administratorId)),
    administratorRoute(proveAdministrator, ({ body, caller, ip }) => prove(deps, caller, body, ip)),
    administratorRoute(administratorSignOut, async ({ caller }) => {
      await endAdministratorSession(deps, caller)
      return {}
    }),
  ]
}

function passkeyRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(administratorSecurity, ({ caller }) => readSecurity(deps, caller)),
    administratorRoute(administratorPasskeyOffer, ({ caller }) => offerPasskey(deps, caller)),
    administratorRoute(addAdministratorPasskey, ({ body, caller, idempotencyKey: key }) =>
      addPasskey(deps, { caller, key, body }),
    ),
    administratorRoute(renameAdministratorPasskey, ({ body, caller, idempotencyKey: key }) =>
      renamePasskey(deps, { caller, key, body }),
    ),
    administratorRoute(removeAdministratorPasskey, ({ body, caller, idempotencyKey: key }) =>
      removePasskey(deps, { caller, key, body }),
    ),
    administratorRoute(changeAdministratorPassword, ({ body, caller, idempotencyKey: key }) =>
      changePassword(deps, { caller, key, body }),
    ),
  ]
}

function teamRoutes(deps: Deps): Route[] {
  return [
    administratorRoute(listAdministrators, async ({ caller }) => ({ data: await readTeam(deps, caller) })),
    administratorRoute(inviteAdministrator, ({ body, caller, idempotencyKey: key }) =>
      proposeInvite(deps, { caller, key, body }),
    ),
    administratorRoute(resetAdministrator, ({ body, caller, idempotencyKey: key }) =>
      proposeReset(deps, { caller, key, body }),
    ),
    administratorRoute(changeAdministrator, ({ body, caller, idempotencyKey: key }) =>
      proposeChange(deps, { caller, key, body }),
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
