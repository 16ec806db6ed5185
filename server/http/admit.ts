import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type Authenticator, anonymous, type Caller } from './caller.ts'
import { type Refused, refuse } from './refuse.ts'
import { bearerOf } from './request-context.ts'

/** Who is calling, and whether this endpoint is open to them. */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticator: Authenticator,
): Promise<Caller | Refused> {
  const bearer = bearerOf(request)
  if (endpoint.access === 'anyone') return bearer === undefined ? anonymous : recognise(bearer, authenticator)
  if (bearer === undefined) return refuse('unauthenticated')
  if (endpoint.access === 'administrator') {
    const administrator = await authenticator.administrator(bearer)
    if (typeof administrator === 'string') return refuse(administrator)
    return endpoint.roles.includes(administrator.role) ? administrator : refuse('forbidden')
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
 * (readings, section 8).
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
