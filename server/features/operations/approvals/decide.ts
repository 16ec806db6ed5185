import type * as z from 'zod/mini'
import {
  approveRequest,
  type pendingApproval,
  refuseRequest,
  withdrawRequest,
} from '../../../../contract/operations/approvals.ts'
import type { Deps } from '../../../deps.ts'
import type { ApprovalKind, Change } from '../../../platform/approvals/kind.ts'
import { openChanges, openPayload } from '../../../platform/approvals/sealed.ts'
import { refuseSecondPerson } from '../../../platform/approvals/second-person.ts'
import {
  decideRequest,
  lockRequest,
  lockStandings,
  type RequestRow,
  type WholeRow,
} from '../../../platform/approvals/store.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Hand, recordHands } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

type Kinds = readonly ApprovalKind[]
type Answer = Promise<z.output<typeof pendingApproval> | Refused>

/** The second person approves: the proposal is checked again, and its effect commits with the approval or not at all. */
export function approve(
  deps: Deps,
  kinds: Kinds,
  { caller, key, body }: Asked<z.output<typeof approveRequest.body>>,
): Answer {
  const call = { endpoint: approveRequest, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const row = await lockOpen(deps, tx, body.id)
    if (row instanceof Refused) return row
    const kind = kindOf(kinds, row)
    const about = { now: deps.clock.now(), approvers: kind.approvers, concerns: row.concerns }
    const refused =
      refuseSecondPerson(proposerOf(row), caller, about) ?? (await refuseStandings(tx, kind, row, caller))
    if (refused !== undefined) return refused
    const bound = kind.read(openPayload(deps.secrets, row))
    const found = await bound.inspect(deps, tx)
    if (found instanceof Refused) return found
    if (found.subject !== row.subject || !areSame(found.changes, openChanges(deps.secrets, row))) {
      return refuse('approval_outdated')
    }
    const { id, reason } = row
    const failed = await bound.apply(deps, tx, { id, reason, proposer: proposerOf(row), approver: caller })
    if (failed !== undefined) return failed
    return close(deps, tx, row, { caller, state: 'approved', note: null })
  })
}

/** Somebody who could approve it says no, with a reason. */
export async function refuseProposal(
  deps: Deps,
  kinds: Kinds,
  { caller, key, body }: Asked<z.output<typeof refuseRequest.body>>,
): Answer {
  const call = { endpoint: refuseRequest, memberId: caller.administratorId, key, body }
  const outcome = await runOnce(deps, call, async tx => {
    const row = await lockOpen(deps, tx, body.id)
    if (row instanceof Refused) return row
    if (!kindOf(kinds, row).approvers.includes(caller.role)) return refuse('forbidden')
    if (row.concerns === caller.administratorId) return refuse('own_account')
    if (row.proposed_by === caller.administratorId) return refuse('second_person_needed')
    return close(deps, tx, row, { caller, state: 'refused', note: body.reason })
  })
  if (!(outcome instanceof Refused)) {
    const { administratorId: subject } = caller
    deps.securityEvents.report({ kind: 'proposal_refused', actor: 'administrator', subject })
  }
  return outcome
}

/** Its proposer takes it back. */
export function withdraw(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof withdrawRequest.body>>,
): Answer {
  const call = { endpoint: withdrawRequest, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const row = await lockOpen(deps, tx, body.id)
    if (row instanceof Refused) return row
    if (row.proposed_by !== caller.administratorId) return refuse('not_found')
    return close(deps, tx, row, { caller, state: 'withdrawn', note: null })
  })
}

async function lockOpen({ clock }: Deps, tx: Tx, id: string): Promise<WholeRow | Refused> {
  const row = await lockRequest(tx, id)
  if (row === undefined) return refuse('not_found')
  const isOver = row.state === 'expired' || (row.state === 'proposed' && row.expires_at <= clock.now())
  if (isOver) return refuse('approval_expired')
  return row.state === 'proposed' ? row : refuse('approval_decided')
}

function kindOf(kinds: Kinds, { kind: name }: RequestRow): ApprovalKind {
  const kind = kinds.find(one => one.name === name)
  if (kind === undefined) throw new Error(`Nobody knows how to approve ${name}`)
  return kind
}

export function proposerOf(row: RequestRow): Hand {
  return {
    administratorId: row.proposed_by,
    sessionId: row.proposer_session,
    deviceId: row.proposer_device,
  }
}

/** Both people may still do their part; a change of their access waits until this is decided. */
async function refuseStandings(
  tx: Tx,
  kind: ApprovalKind,
  row: RequestRow,
  { administratorId }: AdministratorCaller,
): Promise<Refused | undefined> {
  const concerned = row.concerns === null ? [] : [row.concerns]
  const standings = await lockStandings(tx, [row.proposed_by, administratorId, ...concerned])
  const may = (id: string, roles: ApprovalKind['approvers']) =>
    standings.some(one => one.id === id && one.is_active && roles.includes(one.role))
  if (!may(administratorId, kind.approvers)) return refuse('forbidden')
  return may(row.proposed_by, kind.proposers) ? undefined : refuse('approval_outdated')
}

const areSame = (some: readonly Change[], others: readonly Change[]) =>
  JSON.stringify(some.map(fieldsOf)) === JSON.stringify(others.map(fieldsOf))
const fieldsOf = ({ field, before, after }: Change) => [field, before, after]

interface Closing {
  readonly caller: AdministratorCaller
  readonly state: 'approved' | 'refused' | 'withdrawn'
  readonly note: string | null
}

async function close(deps: Deps, tx: Tx, row: RequestRow, { caller, state, note }: Closing): Answer {
  const { administratorId: by, sessionId: session, deviceId: device } = caller
  await decideRequest(tx, row.id, { state, by, session, device, at: deps.clock.now(), note })
  const report = {
    request: row.id,
    request_kind: row.kind,
    reason: note ?? row.reason,
    ...recordHands(proposerOf(row), caller),
  }
  await audit(deps, tx, { administratorId: by, ...actions[state], subject: row.subject, details: report })
  return { data: { id: row.id, state, expires_at: row.expires_at.toISOString() } }
}

/** Written out one by one: a test looks for each and its word in the back office. */
const actions = {
  approved: { action: 'approval_approve' },
  refused: { action: 'approval_refuse' },
  withdrawn: { action: 'approval_withdraw' },
} as const
