import * as z from 'zod/mini'
import { uuid } from '../../../../contract/fields.ts'
import { administratorRoles } from '../../../../contract/operations/administrator-role.ts'
import { changeAdministrator } from '../../../../contract/operations/administrators.ts'
import { defineKind } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { recordHands } from '../../../platform/audit/hands.ts'
import { refuse } from '../../../platform/http/answers/refuse.ts'
import { writeToAdministrator } from './administrator-message.ts'
import { probationFrom } from './probation.ts'
import { changeTeamMember, lockTeamMember } from './team-store.ts'

/** Another role, or shut out or let in again. */
export const changeKind = defineKind({
  name: 'administrator_change',
  payload: z.strictObject({ id: uuid, role: z.enum(administratorRoles), disabled: z.boolean() }),
  proposers: changeAdministrator.roles,
  inspect: async (_deps, tx, { id, role, disabled }) => {
    const row = await lockTeamMember(tx, id)
    if (row === undefined) return refuse('not_found')
    const wasDisabled = row.disabled_at !== null
    const changes = [
      { field: 'role', before: row.role, after: role },
      { field: 'disabled', before: wasDisabled, after: disabled },
    ].filter(({ before, after }) => before !== after)
    if (changes.length === 0) return refuse('nothing_changes')
    return { subject: `administrator:${id}`, concerns: id, changes }
  },
  apply: async (deps, tx, { id, role, disabled }, { id: request, reason, proposer, approver }) => {
    const now = deps.clock.now()
    const probationUntil = disabled ? null : probationFrom(deps, now)
    const message = { fields: { at: now.toISOString() } }
    // Before it is done: who was shut out gets no letters.
    if (disabled) await writeToAdministrator(deps, tx, id, { kind: 'desk_access_ended', ...message })
    await changeTeamMember(tx, { id, role, disabledAt: disabled ? now : null, probationUntil })
    if (!disabled) await writeToAdministrator(deps, tx, id, { kind: 'desk_access_changed', ...message })
    await audit(deps, tx, {
      administratorId: approver.administratorId,
      action: 'administrator_change',
      subject: `administrator:${id}`,
      details: { role, disabled, reason, request, ...recordHands(proposer, approver) },
    })
    return undefined
  },
})
