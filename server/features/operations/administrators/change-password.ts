import type * as z from 'zod/mini'
import { changeAdministratorPassword } from '../../../../contract/operations/administrator-security.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { hashPassword, isPassword } from '../../../platform/secrets/passwords.ts'
import { writeToAdministrator } from './administrator-message.ts'
import { passwordFault } from './password-fault.ts'
import { readAdministrator, replacePassword } from './store.ts'

interface Asked {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: z.output<typeof changeAdministratorPassword.body>
}

/** A new password in place of the caller's; every other session of theirs ends. */
export async function changePassword(
  deps: Deps,
  { caller: { administratorId, sessionId }, key, body }: Asked,
): Promise<z.output<typeof changeAdministratorPassword.reply> | Refused> {
  const call = { endpoint: changeAdministratorPassword, memberId: administratorId, key, body }
  const own = await readAdministrator(deps.db, administratorId)
  if (own === undefined) return refuse('session_expired')
  const isSame = await isPassword(own.password_hash, body.password)
  const fault = passwordFault(deps, body.password, own)
  const passwordHash = await hashPassword(body.password)
  return runOnce(deps, call, async tx => {
    if (isSame) return refuseFields({ password: ['password_same'] })
    if (fault !== undefined) return fault
    await replacePassword(tx, { id: administratorId, passwordHash, sessionId })
    const at = deps.clock.now().toISOString()
    await writeToAdministrator(deps, tx, administratorId, {
      kind: 'desk_password_changed',
      fields: { at },
    })
    const subject = `administrator:${administratorId}`
    await audit(deps, tx, { administratorId, action: 'password_change', subject, details: {} })
    return {}
  })
}
