import type { Deps } from '../../deps.ts'
import { findMember } from './member-store.ts'
import { openField } from './sealed-fields.ts'

/** What other features may know of a person, in clear: never to be stored, logged or sent. */
export interface Identity {
  readonly memberId: string
  readonly isDemo: boolean
  readonly status: 'active' | 'frozen' | 'closed'
  readonly realname: string | null
  readonly cpf: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly birthDate: string | null
  readonly inviterId: string | null
  readonly agentId: string | null
  readonly createdAt: Date
}

/** Reads a member for a decision that needs the person: own-account rules, payouts, payers. */
export async function readIdentity(
  { secrets }: Pick<Deps, 'secrets'>,
  db: Deps['db'],
  memberId: string,
): Promise<Identity | undefined> {
  const member = await findMember(db, memberId)
  if (member === undefined) return undefined
  return {
    memberId,
    isDemo: member.is_demo,
    status: member.status,
    realname: openField(secrets, memberId, 'realname', member.realname_sealed),
    cpf: openField(secrets, memberId, 'cpf', member.cpf_sealed),
    phone: openField(secrets, memberId, 'phone', member.phone_sealed),
    email: openField(secrets, memberId, 'email', member.email_sealed),
    birthDate: member.birth_date,
    inviterId: member.inviter_id,
    agentId: member.agent_id,
    createdAt: member.created_at,
  }
}
