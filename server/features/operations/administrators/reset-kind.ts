import * as z from 'zod/mini'
import { uuid } from '../../../../contract/fields.ts'
import { credentialParts, resetAdministrator } from '../../../../contract/operations/administrators.ts'
import type { Deps } from '../../../deps.ts'
import { defineKind } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { recordHands } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/http/answers/refuse.ts'
import { enrolmentUrl, writeToAdministrator } from './administrator-message.ts'
import { administratorPasskeys } from './administrator-passkeys.ts'
import { endAccess } from './invite-store.ts'
import { endCredentials, type Person, writeLink } from './invites.ts'
import { readAdministrator } from './store.ts'
import { lockTeamMember } from './team-store.ts'

/** Ends a colleague's passkeys, or all of their credentials; then a link to new ones goes to their own address alone. */
export const resetKind = defineKind({
  name: 'administrator_reset',
  payload: z.strictObject({ id: uuid, what: z.enum(credentialParts) }),
  proposers: resetAdministrator.roles,
  inspect: async (_deps, tx, { id, what }) => {
    const row = await lockTeamMember(tx, id)
    if (row === undefined || row.disabled_at !== null) return refuse('not_found')
    const { length: passkeys } = await administratorPasskeys.list(tx, id)
    if (what === 'passkeys' && passkeys === 0) return refuse('nothing_changes')
    const changes = [
      { field: 'passkeys', before: passkeys, after: 0 },
      { field: 'credentials', before: null, after: what },
    ].filter(({ before, after }) => before !== after)
    return { subject: `administrator:${id}`, concerns: id, changes }
  },
  apply: async (deps, tx, { id, what }, { id: request, reason, proposer, approver }) => {
    const person = await readAdministrator(tx, id)
    if (person === undefined) return refuse('not_found')
    if (what === 'all') await replaceAll(deps, tx, { ...person, id })
    else {
      await endAccess(tx, id)
      const fields = { at: deps.clock.now().toISOString() }
      await writeToAdministrator(deps, tx, id, { kind: 'desk_passkeys_ended', fields })
    }
    await audit(deps, tx, {
      administratorId: approver.administratorId,
      action: 'administrator_reset',
      subject: `administrator:${id}`,
      details: { credentials: what, reason, request, ...recordHands(proposer, approver) },
    })
    return undefined
  },
})

async function replaceAll(deps: Deps, tx: Tx, person: Person & { readonly id: string }): Promise<void> {
  await endCredentials(deps, tx, person)
  const { email, name, role, id } = person
  const { token, expiresAt } = await writeLink(deps, tx, { email, name, role, renews: id, isMailed: true })
  await writeToAdministrator(deps, tx, id, {
    kind: 'desk_reset',
    fields: { link: enrolmentUrl(deps, token), until: expiresAt.toISOString() },
  })
}
