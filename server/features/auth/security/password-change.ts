import type * as z from 'zod/mini'
import { changePassword } from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { endSessionsWithin, isWeakPassword, readIdentity, replacePasswordHash } from '../service.ts'
import { checkPassword } from './check-password.ts'
import { recordSecurity } from './history.ts'
import { holdWithdrawals } from './holds.ts'
import { writeToMember } from './member-message.ts'
import { runChecked } from './run-checked.ts'

interface Asked {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: z.output<typeof changePassword.body>
}

type Changed = z.output<typeof changePassword.reply>

/** Needs the old one; every other session ends. The caller sends `ended`, their ids, to every process after the commit. */
export async function changeOwnPassword(
  deps: Deps,
  { caller, key, body }: Asked,
): Promise<{ readonly reply: Changed; readonly ended: readonly string[] } | Refused> {
  const { memberId, sessionId } = caller
  let ended: readonly string[] = []
  const reply = await runChecked(deps, { endpoint: changePassword, memberId, key, body }, async () => {
    const fault = faultOf(body) ?? (await weaknessOf(deps, memberId, body.password))
    if (fault !== undefined) return fault
    const wrong = await checkPassword(deps, caller, body.old_password)
    if (wrong !== undefined) return wrong
    const hash = await hashPassword(body.password)
    return async tx => {
      await replacePasswordHash(tx, memberId, hash)
      const ending = { memberId, except: sessionId, reason: 'password_changed' } as const
      ended = await endSessionsWithin(deps, tx, ending)
      return { held_until: await notifyOfNewPassword(deps, tx, memberId, 'password_changed') }
    }
  })
  return reply instanceof Refused ? reply : { reply, ended }
}

/** Specification, section 5: the two entries must match, the new password must differ from the old one. */
function faultOf(body: Asked['body']): Refused | undefined {
  if (body.password !== body.password_confirmation) {
    return refuseFields({ password_confirmation: ['password_mismatch'] })
  }
  return body.password === body.old_password ? refuseFields({ password: ['password_same'] }) : undefined
}

export async function weaknessOf(
  deps: Deps,
  memberId: string,
  password: string,
): Promise<Refused | undefined> {
  const person = await readIdentity(deps, deps.db, memberId)
  return person !== undefined && isWeakPassword(password, person) ? refuse('password_common') : undefined
}

/** History, hold, notification and letter of a password that is new. Answers until when withdrawals wait. */
export async function notifyOfNewPassword(
  deps: Deps,
  tx: Tx,
  memberId: string,
  kind: 'password_changed' | 'password_reset',
): Promise<string> {
  const held_until = (await holdWithdrawals(deps, tx, memberId, kind)).toISOString()
  await recordSecurity(deps, tx, { memberId, kind, details: {} })
  await notify(deps, tx, {
    memberId,
    kind: 'password_changed',
    details: { held_until },
    link: '/security-center',
  })
  const at = deps.clock.now().toISOString()
  await writeToMember(deps, tx, memberId, { kind: 'password_changed', fields: { at, held_until } })
  return held_until
}
