import type * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import type { pendingApproval } from '../../../contract/operations/approvals.ts'
import type { Deps } from '../../deps.ts'
import { audit } from '../audit/audit-log.ts'
import { recordHand } from '../audit/hands.ts'
import type { Tx } from '../database/transaction.ts'
import { Refused, refuse } from '../http/answers/refuse.ts'
import type { AdministratorCaller } from '../http/requests/caller.ts'
import { type ApprovalKind, defineKind, type TypedKind } from './kind.ts'
import { sealContents } from './sealed.ts'
import { refuseSecondPerson } from './second-person.ts'
import { expireRequests, insertRequest } from './store.ts'

export type { ApprovalKind }
export { defineKind, refuseSecondPerson }

interface Proposal<Payload extends Schema> {
  readonly caller: AdministratorCaller
  readonly payload: z.input<Payload>
  readonly reason: string
}

/**
 * Writes a proposal down in the caller's transaction; nothing else happens until another person approves it. Refuses what
 * the kind itself refuses, and `approval_waits`: the same is proposed already.
 */
export async function propose<Payload extends Schema>(
  deps: Deps,
  tx: Tx,
  kind: TypedKind<Payload>,
  { caller, payload, reason }: Proposal<Payload>,
): Promise<z.output<typeof pendingApproval> | Refused> {
  const found = await kind.read(payload).inspect(deps, tx)
  if (found instanceof Refused) return found
  const { subject, concerns = null, changes } = found
  const now = deps.clock.now()
  const [id, expires_at] = [deps.ids(), new Date(now.getTime() + kind.lastsMs)]
  await expireRequests(tx, now)
  const wasWritten = await insertRequest(tx, {
    ...{ id, kind: kind.name, subject, concerns, reason, expires_at },
    ...sealContents(deps.secrets, id, { payload, changes }),
    proposed_by: caller.administratorId,
    proposer_session: caller.sessionId,
    proposer_device: caller.deviceId,
    proposed_at: now,
  })
  if (!wasWritten) return refuse('approval_waits')
  await audit(deps, tx, {
    administratorId: caller.administratorId,
    action: 'approval_propose',
    subject,
    details: { request: id, request_kind: kind.name, reason, ...recordHand(caller) },
  })
  return { data: { id, state: 'proposed', expires_at: expires_at.toISOString() } }
}
