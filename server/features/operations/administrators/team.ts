import type * as z from 'zod/mini'
import {
  type AdministratorSession,
  type AdministratorView,
  changeAdministrator,
  inviteAdministrator,
  resetAdministrator,
  revokeAdministratorSession,
} from '../../../../contract/operations/administrators.ts'
import type { Deps } from '../../../deps.ts'
import { propose } from '../../../platform/approvals/service.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { writeToAdministrator } from './administrator-message.ts'
import { changeKind } from './change-kind.ts'
import { inviteKind } from './invite-kind.ts'
import { resetKind } from './reset-kind.ts'
import { idleMs } from './sign-in.ts'
import { readAdministrator } from './store.ts'
import { endSession, listSessions, listTeam } from './team-store.ts'

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

function timesOf({ clock }: Pick<Deps, 'clock'>) {
  const now = clock.now()
  return { now, idleSince: new Date(now.getTime() - idleMs) }
}

export async function readTeam(deps: Deps, caller: AdministratorCaller): Promise<AdministratorView[]> {
  const rows = await listTeam(deps.db, timesOf(deps))
  return rows.map(row => ({
    ...row,
    created_at: row.created_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
    probation_until: laterThan(row.probation_until, deps.clock.now()),
    sessions: Number(row.sessions),
    passkeys: Number(row.passkeys),
    is_self: row.id === caller.administratorId,
  }))
}

const laterThan = (until: Date | null, now: Date) =>
  until !== null && until > now ? until.toISOString() : null

/** Only proposed, as every change of the team: it counts when another owner approves it. */
export function proposeInvite(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof inviteAdministrator.body>>,
): Promise<z.output<typeof inviteAdministrator.reply> | Refused> {
  const call = { endpoint: inviteAdministrator, memberId: caller.administratorId, key, body }
  const { reason, ...payload } = body
  return runOnce(deps, call, tx => propose(deps, tx, inviteKind, { caller, payload, reason }))
}

export function proposeChange(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof changeAdministrator.body>>,
): Promise<z.output<typeof changeAdministrator.reply> | Refused> {
  const call = { endpoint: changeAdministrator, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { reason, ...payload } = body
    if (payload.id === caller.administratorId) return refuse('own_account')
    await notifyProposed(deps, tx, caller, payload.id)
    return propose(deps, tx, changeKind, { caller, payload, reason })
  })
}

export function proposeReset(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof resetAdministrator.body>>,
): Promise<z.output<typeof resetAdministrator.reply> | Refused> {
  const call = { endpoint: resetAdministrator, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { reason, ...payload } = body
    if (payload.id === caller.administratorId) return refuse('own_account')
    await notifyProposed(deps, tx, caller, payload.id)
    return propose(deps, tx, resetKind, { caller, payload, reason })
  })
}

/** A letter to the colleague whose access would change; a refusal of the proposal takes it back. */
async function notifyProposed(deps: Deps, tx: Tx, caller: AdministratorCaller, concerned: string) {
  const proposer = await readAdministrator(tx, caller.administratorId)
  await writeToAdministrator(deps, tx, concerned, {
    kind: 'desk_change_proposed',
    fields: { name: proposer?.name ?? '', at: deps.clock.now().toISOString() },
  })
}

/** One's own, and for an owner everybody's. */
const scopeOf = ({ role, administratorId }: AdministratorCaller) =>
  role === 'owner' ? null : administratorId

export async function readSessions(deps: Deps, caller: AdministratorCaller): Promise<AdministratorSession[]> {
  const rows = await listSessions(deps.db, { ...timesOf(deps), of: scopeOf(caller) })
  return rows.map(row => ({
    ...row,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    is_current: row.id === caller.sessionId,
  }))
}

export async function revokeSession(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof revokeAdministratorSession.body>>,
): Promise<Record<string, never> | Refused> {
  const { administratorId } = caller
  const call = { endpoint: revokeAdministratorSession, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const whose = await endSession(tx, { id: body.id, of: scopeOf(caller) })
    if (whose === undefined) return refuse('not_found')
    const subject = `administrator:${whose}`
    await audit(deps, tx, { administratorId, action: 'session_end', subject, details: { session: body.id } })
    return {}
  })
}
