import type * as z from 'zod/mini'
import {
  type AdministratorSession,
  type AdministratorView,
  changeAdministrator,
  type inviteAdministrator,
  revokeAdministratorSession,
} from '../../../contract/administrators.ts'
import { audit } from '../../audit-log.ts'
import type { Deps } from '../../deps.ts'
import type { AdministratorCaller } from '../../http/caller.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import { createAdministratorInvite } from './service.ts'
import { idleMs } from './sign-in.ts'
import { changeTeamMember, endSession, listSessions, listTeam } from './team-store.ts'

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

function timesOf({ clock }: Pick<Deps, 'clock'>) {
  const now = clock.now()
  return { now, idleSince: new Date(now.getTime() - idleMs) }
}

export async function readTeam(
  deps: Deps,
  caller: AdministratorCaller,
  on: Parameters<typeof listTeam>[0] = deps.db,
): Promise<AdministratorView[]> {
  const rows = await listTeam(on, timesOf(deps))
  return rows.map(row => ({
    ...row,
    created_at: row.created_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
    sessions: Number(row.sessions),
    is_self: row.id === caller.administratorId,
  }))
}

/** The link itself is made by the page: only it knows under which address it was opened. */
export async function invite(
  deps: Deps,
  caller: AdministratorCaller,
  person: z.output<typeof inviteAdministrator.body>,
): Promise<z.output<typeof inviteAdministrator.reply> | Refused> {
  const team = await readTeam(deps, caller)
  // Else an owner could lower themselves, or hand their own access on, past the rule of `changeAdministrator`.
  if (team.some(one => one.is_self && one.email === person.email)) return refuse('own_account')
  const { token, expiresAt } = await createAdministratorInvite(deps, person, caller.administratorId)
  return { data: { token, expires_at: expiresAt.toISOString() } }
}

export async function change(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof changeAdministrator.body>>,
): Promise<z.output<typeof changeAdministrator.reply> | Refused> {
  const { administratorId } = caller
  const call = { endpoint: changeAdministrator, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    if (body.id === administratorId) return refuse('own_account')
    const { id, role, disabled, reason } = body
    const disabledAt = disabled ? deps.clock.now() : null
    if (!(await changeTeamMember(tx, { id, role, disabledAt }))) return refuse('not_found')
    const changed = (await readTeam(deps, caller, tx)).find(one => one.id === id)
    if (changed === undefined) return refuse('not_found')
    const details = { role, disabled, reason }
    await audit(deps, tx, {
      administratorId,
      action: 'administrator_change',
      subject: `administrator:${id}`,
      details,
    })
    return { data: changed }
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
