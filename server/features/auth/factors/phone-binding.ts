import type * as z from 'zod/mini'
import { bindPhone, sendPhoneCode } from '../../../../contract/auth/security.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { recordSecurity } from '../security/history.ts'
import { holdWithdrawals } from '../security/holds.ts'
import { writeToMember } from '../security/member-message.ts'
import { runChecked } from '../security/run-checked.ts'
import { findIdentity, proveContact, readIdentity, showPhone } from '../service.ts'
import { useCode } from './code-store.ts'
import { issueCode, matchCode, subjectOf, tooSoon } from './codes.ts'
import { checkProof } from './step-up-proof.ts'

interface Asked<Body> {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: Body
}

const subjectFor = (deps: Deps, memberId: string) => subjectOf(deps, `bind_phone\0${memberId}`)
const targetContext = (memberId: string) => `bind-phone:${memberId}`

/** A code to the new number. One that belongs to somebody gets the message that somebody tried; this answer is the same. */
export async function sendNumberCode(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof sendPhoneCode.body>>,
): Promise<z.output<typeof sendPhoneCode.reply> | Refused> {
  const { memberId } = caller
  if (!deps.config.mail.recovery.includes('phone')) return refuse('reset_channel_missing')
  const unproven = checkProof(deps, caller, 'phone', body.proof)
  if (unproven !== undefined) return unproven
  const owner = await findIdentity(deps, 'phone', body.phone)
  const person = await readIdentity(deps, deps.db, memberId)
  return runOnce(deps, { endpoint: sendPhoneCode, memberId, key, body }, async tx => {
    const subject = subjectFor(deps, memberId)
    const early = await tooSoon(deps, tx, subject, 'bind_phone')
    if (early !== undefined) return early
    const targetSealed = deps.secrets.encrypt(body.phone, targetContext(memberId))
    const issued = await issueCode(deps, tx, { subject, purpose: 'bind_phone', memberId, targetSealed })
    const isTaken = owner !== undefined && owner.memberId !== memberId
    await writeMessage(deps, tx, {
      memberId,
      channel: 'sms',
      to: body.phone,
      language: (isTaken ? owner : person)?.lang ?? 'pt',
      kind: isTaken ? 'registration_tried' : 'bind_phone',
      fields: isTaken ? {} : { code: issued.code },
    })
    return { expires_at: issued.expiresAt.toISOString() }
  })
}

/** Binds the number the code was sent to, and holds withdrawals. Notifies the bound e-mail address. */
export function bindOwnPhone(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof bindPhone.body>>,
): Promise<z.output<typeof bindPhone.reply> | Refused> {
  return runChecked(deps, { endpoint: bindPhone, memberId, key, body }, async () => {
    const row = await matchCode(deps, subjectFor(deps, memberId), 'bind_phone', body.code)
    if (row === undefined || row.target_sealed === null) return refuse('code_wrong')
    const phone = deps.secrets.decrypt(row.target_sealed, targetContext(memberId))
    return async tx => {
      if (!(await useCode(tx, row.id, deps.clock.now()))) return refuse('code_wrong')
      return bind(deps, tx, memberId, phone)
    }
  })
}

async function bind(
  deps: Deps,
  tx: Tx,
  memberId: string,
  number: string,
): Promise<{ held_until: string } | Refused> {
  const held_until = (await holdWithdrawals(deps, tx, memberId, 'phone_changed')).toISOString()
  if (!(await proveContact(deps, tx, memberId, { kind: 'phone', value: number })))
    return refuse('phone_taken')
  const phone = showPhone(number)
  const details = { phone, held_until }
  await writeToMember(deps, tx, memberId, { kind: 'phone_changed', fields: details })
  await recordSecurity(deps, tx, { memberId, kind: 'phone_changed', details: { phone } })
  await notify(deps, tx, { memberId, kind: 'phone_changed', details, link: '/security-center' })
  return { held_until }
}
