import type * as z from 'zod/mini'
import { bindEmail, sendEmailCode } from '../../../../contract/auth/security.ts'
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
import { findIdentity, proveContact, readIdentity, showEmail } from '../service.ts'
import { useCode } from './code-store.ts'
import { issueCode, matchCode, subjectOf, tooSoon } from './codes.ts'
import { checkProof } from './step-up-proof.ts'

interface Asked<Body> {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: Body
}

const subjectFor = (deps: Deps, memberId: string) => subjectOf(deps, `bind_email\0${memberId}`)
const targetContext = (memberId: string) => `bind-email:${memberId}`

/** A code to the new address. One that belongs to somebody gets a letter that says so; this answer is the same. */
export async function sendBindingCode(
  deps: Deps,
  { caller, key, body }: Asked<z.output<typeof sendEmailCode.body>>,
): Promise<z.output<typeof sendEmailCode.reply> | Refused> {
  const { memberId } = caller
  const unproven = checkProof(deps, caller, 'email', body.proof)
  if (unproven !== undefined) return unproven
  const owner = await findIdentity(deps, 'email', body.email)
  const person = await readIdentity(deps, deps.db, memberId)
  return runOnce(deps, { endpoint: sendEmailCode, memberId, key, body }, async tx => {
    const subject = subjectFor(deps, memberId)
    const early = await tooSoon(deps, tx, subject, 'bind_email')
    if (early !== undefined) return early
    const targetSealed = deps.secrets.encrypt(body.email, targetContext(memberId))
    const issued = await issueCode(deps, tx, { subject, purpose: 'bind_email', memberId, targetSealed })
    const isTaken = owner !== undefined && owner.memberId !== memberId
    await writeMessage(deps, tx, {
      memberId,
      channel: 'email',
      to: body.email,
      language: (isTaken ? owner : person)?.lang ?? 'pt',
      kind: isTaken ? 'email_in_use' : 'bind_email',
      fields: isTaken ? {} : { code: issued.code },
    })
    return { expires_at: issued.expiresAt.toISOString() }
  })
}

/** Binds the address the code was sent to, and holds withdrawals. Notifies the previous address. */
export function bindOwnEmail(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof bindEmail.body>>,
): Promise<z.output<typeof bindEmail.reply> | Refused> {
  return runChecked(deps, { endpoint: bindEmail, memberId, key, body }, async () => {
    const row = await matchCode(deps, subjectFor(deps, memberId), 'bind_email', body.code)
    if (row === undefined || row.target_sealed === null) return refuse('code_wrong')
    const email = deps.secrets.decrypt(row.target_sealed, targetContext(memberId))
    return async tx => {
      if (!(await useCode(tx, row.id, deps.clock.now()))) return refuse('code_wrong')
      return bind(deps, tx, memberId, email)
    }
  })
}

async function bind(
  deps: Deps,
  tx: Tx,
  memberId: string,
  email: string,
): Promise<{ held_until: string } | Refused> {
  const held_until = (await holdWithdrawals(deps, tx, memberId, 'email_changed')).toISOString()
  const masked = showEmail(email)
  // Written before the change: it goes to the address that is left.
  await writeToMember(deps, tx, memberId, { kind: 'email_changed', fields: { email: masked, held_until } })
  if (!(await proveContact(deps, tx, memberId, { kind: 'email', value: email }))) return refuse('email_taken')
  await recordSecurity(deps, tx, { memberId, kind: 'email_bound', details: { email: masked } })
  const details = { email: masked, held_until }
  await notify(deps, tx, { memberId, kind: 'email_bound', details, link: '/security-center' })
  return { held_until }
}
