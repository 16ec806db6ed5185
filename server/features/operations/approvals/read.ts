import type * as z from 'zod/mini'
import { isUuid } from '../../../../contract/is-uuid.ts'
import type { ApprovalRequest, listApprovals } from '../../../../contract/operations/approvals.ts'
import type { Deps } from '../../../deps.ts'
import type { ApprovalKind } from '../../../platform/approvals/kind.ts'
import { obstacleTo } from '../../../platform/approvals/rules.ts'
import { openChanges } from '../../../platform/approvals/sealed.ts'
import { listRequests, type NamedRow } from '../../../platform/approvals/store.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { proposerOf } from './decide.ts'

const usualPage = 50

/** Proposals that the caller made, may approve, or that change their own access. */
export async function readApprovals(
  deps: Deps,
  kinds: readonly ApprovalKind[],
  caller: AdministratorCaller,
  { cursor, limit = usualPage, state }: z.output<typeof listApprovals.body>,
): Promise<z.output<typeof listApprovals.reply> | Refused> {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  const now = deps.clock.now()
  const rows = await listRequests(deps.db, {
    ...{ state, now, reader: caller.administratorId, after: cursor, limit: limit + 1 },
    kinds: kinds.filter(one => one.approvers.includes(caller.role)).map(one => one.name),
  })
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(row => toRequest(deps, kinds, caller, row)),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    version: String(now.getTime()),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

function toRequest(
  deps: Deps,
  kinds: readonly ApprovalKind[],
  caller: AdministratorCaller,
  row: NamedRow,
): ApprovalRequest {
  const approvers = kinds.find(one => one.name === row.kind)?.approvers ?? []
  const about = { now: deps.clock.now(), approvers, concerns: row.concerns }
  const obstacle = row.state === 'proposed' ? obstacleTo(proposerOf(row), caller, about) : undefined
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    concerns: personOf(row.concerns, row.concerned_name),
    changes: openChanges(deps.secrets, row).map(change => ({ ...change })),
    reason: row.reason,
    state: row.state,
    proposed_by: { id: row.proposed_by, name: row.proposer_name },
    proposed_at: row.proposed_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_by: personOf(row.decided_by, row.decider_name),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_note: row.decision_note,
    obstacle: obstacle ?? null,
    obstacle_until:
      obstacle === 'approver_on_probation' ? (caller.probationUntil?.toISOString() ?? null) : null,
  }
}

const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
