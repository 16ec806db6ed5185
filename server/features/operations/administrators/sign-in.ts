import type * as z from 'zod/mini'
import type {
  administratorPasskeySignIn,
  administratorSignIn,
} from '../../../../contract/operations/administrator-proof.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Answer } from '../../../platform/http/answers/answer.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller, BearerFault } from '../../../platform/http/requests/caller.ts'
import { holderOf } from './administrator-passkeys.ts'
import { checkCredentials } from './credentials.ts'
import { deviceOf } from './device-cookie.ts'
import { isOwnDevice } from './device-store.ts'
import { type From, hashToken, openSession, type SignedIn } from './open-session.ts'
import { passwordFault } from './password-fault.ts'
import { deleteAdministratorSession, touchAdministratorSession } from './store.ts'

const minute = 60_000
/** Away from the desk. */
export const idleMs = 30 * minute

export async function signInAdministrator(
  deps: Deps,
  given: z.output<typeof administratorSignIn.body>,
  from: From,
): Promise<Answer<SignedIn> | Refused> {
  const device = deviceOf(deps, from.cookies).id
  const isOwn = await isOwnDevice(deps.db, given.email, device)
  const own = isOwn ? `device\0${device.toString('base64')}` : undefined
  const administrator = await checkCredentials(deps, given, { ip: from.ip, own })
  if (administrator instanceof Refused) return administrator
  const isWeak = passwordFault(deps, given.password, administrator) !== undefined
  return openSession(deps, administrator, from, { by: 'code', isWeak })
}

/** A passkey asks for the finger or the device's own code: it is both factors at once, and no guesser locks it. */
export async function signInWithPasskey(
  deps: Deps,
  { passkey }: z.output<typeof administratorPasskeySignIn.body>,
  from: From,
): Promise<Answer<SignedIn> | Refused> {
  const administrator = await holderOf(deps, passkey, { purpose: 'sign_in', ownerId: null })
  if (administrator instanceof Refused) {
    const report = { actor: 'none', ip: from.ip, reason: administrator.word } as const
    deps.securityEvents.report({ kind: 'sign_in_failed', ...report })
    return administrator
  }
  return openSession(deps, administrator, from, { by: 'passkey', isWeak: false })
}

/** Looked up at every call: an ended session ends at once. */
export async function recogniseAdministrator(
  deps: Deps,
  token: string,
): Promise<AdministratorCaller | BearerFault> {
  const now = deps.clock.now()
  const times = { now, idleSince: new Date(now.getTime() - idleMs) }
  const session = await touchAdministratorSession(deps.db, hashToken(deps, token), times)
  if (session === undefined) return 'session_expired'
  const { id: sessionId, administrator_id: administratorId, role, proved_at: provedAt } = session
  const deviceId = session.device_hash?.toString('base64url') ?? null
  const { probation_until: probationUntil } = session
  const owners = Number(session.owners)
  const { weak_password: mustChangePassword } = session
  const who = { administratorId, sessionId, role, provedAt, deviceId, probationUntil, owners }
  return { kind: 'administrator', ...who, mustChangePassword }
}

export async function endAdministratorSession(deps: Deps, caller: AdministratorCaller): Promise<void> {
  const { administratorId, sessionId } = caller
  await transaction(deps.db, async tx => {
    await deleteAdministratorSession(tx, sessionId)
    const subject = `administrator:${administratorId}`
    await audit(deps, tx, { administratorId, action: 'sign_out', subject, details: { session: sessionId } })
  })
}
