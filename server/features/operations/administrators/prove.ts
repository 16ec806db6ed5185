import type * as z from 'zod/mini'
import { freshProofMs, type proveAdministrator } from '../../../../contract/operations/administrator-proof.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { holderOf } from './administrator-passkeys.ts'
import { checkCredentials } from './credentials.ts'
import { type AdministratorRow, markProved, readAdministrator } from './store.ts'

type Given = z.output<typeof proveAdministrator.body>

/** The administrator of a session proves their identity again; wrong tries count for that session. */
export async function prove(
  deps: Deps,
  { administratorId, sessionId }: AdministratorCaller,
  given: Given,
  ip: string,
): Promise<z.output<typeof proveAdministrator.reply> | Refused> {
  const own = await readAdministrator(deps.db, administratorId)
  if (own === undefined) return refuse('session_expired')
  const proved = await checkPerson(deps, own, given, { ip, own: `session\0${sessionId}`, isProof: true })
  if (proved instanceof Refused && given.passkey !== undefined) {
    const report = { actor: 'administrator', subject: administratorId, ip, reason: proved.word } as const
    deps.securityEvents.report({ kind: 'proof_failed', ...report })
  }
  if (proved instanceof Refused) return proved
  const now = deps.clock.now()
  const lived = await transaction(deps.db, async tx => {
    if (!(await markProved(tx, sessionId, now))) return false
    const subject = `administrator:${administratorId}`
    const method = given.passkey === undefined ? 'code' : 'passkey'
    const details = { session: sessionId, method }
    await audit(deps, tx, { administratorId, action: 'prove', subject, details })
    return true
  })
  if (!lived) return refuse('session_expired')
  const freshUntil = new Date(now.getTime() + freshProofMs)
  return { data: { proved_at: now.toISOString(), fresh_until: freshUntil.toISOString() } }
}

function checkPerson(
  deps: Deps,
  { id, email }: AdministratorRow,
  { passkey, password, totp }: Given,
  place: { readonly ip: string; readonly own: string; readonly isProof: true },
): Promise<AdministratorRow | Refused> | Refused {
  if (passkey !== undefined) return holderOf(deps, passkey, { purpose: 'prove', ownerId: id })
  if (password === undefined) return refuseFields({ password: ['required'] })
  if (totp === undefined) return refuseFields({ totp: ['required'] })
  return checkCredentials(deps, { email, password, totp }, place)
}
