import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { freshProofMs } from '../../../../contract/operations/administrator-proof.ts'
import type { SecurityEvents } from '../../audit/security-events.ts'
import type { Clock } from '../../workers/clock.ts'
import { type Refused, refuse } from '../answers/refuse.ts'
import { refuseStanding } from '../answers/refuse-standing.ts'
import { reportRefusedApproval } from '../answers/refused-approvals.ts'
import { type Authenticator, anonymous, type Caller } from './caller.ts'
import { bearerOf } from './request-context.ts'

interface Options {
  readonly authenticator: Authenticator
  readonly clock: Clock
  readonly report: SecurityEvents['report']
  /** Money moves by hand only while two owners are active. */
  readonly wantsTwoOwners: boolean
}

/** Who is calling, and whether this endpoint is open to them now. */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  { authenticator, clock, report, wantsTwoOwners }: Options,
): Promise<Caller | Refused> {
  const bearer = bearerOf(request)
  if (endpoint.access === 'anyone') return bearer === undefined ? anonymous : recognise(bearer, authenticator)
  if (bearer === undefined) return refuse('unauthenticated')
  if (endpoint.access === 'administrator') {
    const administrator = await authenticator.administrator(bearer)
    if (typeof administrator === 'string') return refuse(administrator)
    if (!endpoint.roles.includes(administrator.role)) {
      const { administratorId: subject } = administrator
      report({ kind: 'access_refused', actor: 'administrator', subject, resource: endpoint.path })
      return refuse('forbidden')
    }
    const refused = refuseStanding(endpoint, administrator, { now: clock.now(), wantsTwoOwners })
    if (refused !== undefined) {
      reportRefusedApproval(report, { endpoint, caller: administrator, outcome: refused, ip: request.ip })
      return refused
    }
    if (administrator.mustChangePassword && !endpoint.withWeakPassword)
      return refuse('password_change_required')
    const isStale = clock.now().getTime() - administrator.provedAt.getTime() > freshProofMs
    return endpoint.freshProof && isStale ? refuse('proof_required') : administrator
  }
  const member = authenticator.member(bearer)
  if (typeof member === 'string') return refuse(member)
  return endpoint.access === 'real_member' && member.isDemo ? refuse('demo_not_allowed') : member
}

/** An open call is answered whatever became of the caller's session. */
function recognise(bearer: string, authenticator: Authenticator): Caller {
  const member = authenticator.member(bearer)
  return typeof member === 'string' ? anonymous : member
}

/**
 * A body or query that names a member must name the caller; then the name is dropped, for the token's subject decides
 * (docs/rules/accounts.md).
 */
export function dropOwnMemberId(
  value: Readonly<Record<string, unknown>>,
  caller: Caller,
): Readonly<Record<string, unknown>> | Refused {
  const { member_id: named, ...rest } = value
  if (named === undefined) return value
  if (caller.kind !== 'member') return value
  return named === null || named === caller.memberId ? rest : refuse('member_mismatch')
}
