import type * as z from 'zod/mini'
import { resetPin, sendPinCode } from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { useCode } from '../factors/code-store.ts'
import { issueCode, matchCode, subjectOf, tooSoon } from '../factors/codes.ts'
import { provedWay } from '../factors/proved-way.ts'
import { checkProof } from '../factors/step-up-proof.ts'
import { recordSecurity } from '../security/history.ts'
import { holdWithdrawals } from '../security/holds.ts'
import { writeToMember } from '../security/member-message.ts'
import { runChecked } from '../security/run-checked.ts'
import { readIdentity, showEmail, showPhone } from '../service.ts'

interface Asked<Body> {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: Body
}

/** What keeps withdrawal passwords. */
export interface WithdrawalPasswords {
  readonly has: (memberId: string) => Promise<boolean>
  /** Refuses one that is easy to guess; else what writes it, in the transaction that it is given. */
  readonly replace: (memberId: string, pin: string) => Promise<((tx: Tx) => Promise<void>) | Refused>
  readonly forgetTries: (memberId: string) => Promise<void>
}

export const pinSubject = (deps: Deps, memberId: string) => subjectOf(deps, `reset_pin\0${memberId}`)

/** Two things are asked of who forgot the withdrawal password: the login's step-up, and a code by e-mail or phone. */
export async function sendOwnPinCode(
  deps: Deps,
  passwords: Pick<WithdrawalPasswords, 'has'>,
  { caller, key, body }: Asked<z.output<typeof sendPinCode.body>>,
): Promise<z.output<typeof sendPinCode.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'withdrawal_password', body.proof)
  if (unproven !== undefined) return unproven
  if (!(await passwords.has(memberId))) return refuse('withdrawal_password_missing')
  const person = await readIdentity(deps, deps.db, memberId)
  const way = person === undefined ? undefined : await provedWay(deps, deps.db, person)
  if (person === undefined || way === undefined) return refuse('reset_channel_missing')
  return runOnce(deps, { endpoint: sendPinCode, memberId, key, body }, async tx => {
    const subject = pinSubject(deps, memberId)
    const early = await tooSoon(deps, tx, subject, 'reset_pin')
    if (early !== undefined) return early
    const { code, expiresAt } = await issueCode(deps, tx, { subject, purpose: 'reset_pin', memberId })
    const message = { memberId, kind: 'reset_pin', language: person.lang, fields: { code } } as const
    await writeMessage(deps, tx, { ...message, ...way })
    const target = way.channel === 'email' ? showEmail(way.to) : showPhone(way.to)
    return { channel: way.channel, target, expires_at: expiresAt.toISOString() }
  })
}

export async function resetOwnPin(
  deps: Deps,
  passwords: WithdrawalPasswords,
  { caller: { memberId }, key, body }: Asked<z.output<typeof resetPin.body>>,
): Promise<z.output<typeof resetPin.reply> | Refused> {
  let isReset = false
  const done = await runChecked(deps, { endpoint: resetPin, memberId, key, body }, async () => {
    if (body.qk_pwd !== body.qk_pwd_confirmation) {
      return refuseFields({ qk_pwd_confirmation: ['password_mismatch'] })
    }
    const replace = await passwords.replace(memberId, body.qk_pwd)
    if (replace instanceof Refused) return replace
    const row = await matchCode(deps, pinSubject(deps, memberId), 'reset_pin', body.code)
    if (row === undefined) return refuse('code_wrong')
    return async tx => {
      if (!(await useCode(tx, row.id, deps.clock.now()))) return refuse('code_wrong')
      await replace(tx)
      const held_until = (
        await holdWithdrawals(deps, tx, memberId, 'withdrawal_password_reset')
      ).toISOString()
      await recordSecurity(deps, tx, { memberId, kind: 'withdrawal_password_reset', details: {} })
      const news = { memberId, kind: 'withdrawal_password_changed', link: '/security-center' }
      await notify(deps, tx, { ...news, details: { held_until } })
      const at = deps.clock.now().toISOString()
      const fields = { at, held_until }
      await writeToMember(deps, tx, memberId, { kind: 'withdrawal_password_changed', fields })
      isReset = true
      return { held_until }
    }
  })
  // Not for the repeated answer of an earlier one.
  if (isReset && !(done instanceof Refused)) await passwords.forgetTries(memberId)
  return done
}
