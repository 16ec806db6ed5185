import * as z from 'zod/mini'
import { email as emailField, line } from '../../../../contract/fields.ts'
import { administratorRoles } from '../../../../contract/operations/administrator-role.ts'
import { inviteAdministrator } from '../../../../contract/operations/administrators.ts'
import { defineKind } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { recordHands } from '../../../platform/audit/hands.ts'
import { refuse } from '../../../platform/http/answers/refuse.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { enrolmentUrl } from './administrator-message.ts'
import { addressIsKnown } from './invite-store.ts'
import { writeLink } from './invites.ts'
import { readAdministrator } from './store.ts'

/** Somebody new in the back office. The link leaves by letter to the invited address and stands nowhere else. */
export const inviteKind = defineKind({
  name: 'administrator_invite',
  payload: z.strictObject({ email: emailField, name: line(1, 80), role: z.enum(administratorRoles) }),
  proposers: inviteAdministrator.roles,
  inspect: async (deps, tx, { email, name, role }) => {
    if (await addressIsKnown(tx, email)) return refuse('administrator_exists')
    const of = deps.secrets.sign('administrator-invitation', email).toString('base64url').slice(0, 12)
    const given = { name, email, role }
    const changes = Object.entries(given).map(([field, after]) => ({ field, before: null, after }))
    return { subject: `invitation:${of}`, changes }
  },
  apply: async (deps, tx, person, { id: request, reason, proposer, approver }) => {
    const { token, expiresAt } = await writeLink(deps, tx, { ...person, isMailed: true })
    const { language = 'pt' } = (await readAdministrator(tx, proposer.administratorId)) ?? {}
    await writeMessage(deps, tx, {
      ...{ memberId: null, channel: 'email', to: person.email, language, kind: 'desk_invited' },
      fields: { name: person.name, link: enrolmentUrl(deps, token), until: expiresAt.toISOString() },
    })
    await audit(deps, tx, {
      administratorId: approver.administratorId,
      action: 'invite',
      subject: `role:${person.role}`,
      details: { expires_at: expiresAt.toISOString(), reason, request, ...recordHands(proposer, approver) },
    })
    return undefined
  },
})
