import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { closePlay, listClosings, openPlay } from '../../responsible-gambling/breaks/service.ts'
import { codesSince } from '../factors/code-store.ts'
import { issueCode, subjectOf } from '../factors/codes.ts'
import { sendContactCode } from '../factors/contact-codes.ts'
import { provedWay } from '../factors/proved-way.ts'
import { proveContact, readContacts, readIdentity, settleCpf } from '../service.ts'

const day = 86_400_000
const kind = 'registration_pending'

/** In the transaction that makes an account: play and deposits wait, and each contact gets its message. */
export async function beginRegistration(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  await closePlay(deps, tx, { memberId, kind, at: deps.clock.now() })
  const person = await readIdentity(deps, tx, memberId)
  for (const { kind, value } of await readContacts(deps, tx, memberId)) {
    if (value === null || !deps.config.mail.recovery.includes(kind)) continue
    await sendContactCode(deps, tx, { memberId, kind, value, language: person?.lang ?? 'pt' })
  }
}

export async function isPending(on: Tx | Deps['db'], memberId: string): Promise<boolean> {
  return (await listClosings(on, memberId)).includes(kind)
}

/**
 * Once a contact is proved, under the wallet's lock: the CPF becomes the member's and the wallet opens. A CPF that another account has
 * leaves it closed, and that account's owner hears of it.
 */
export async function settleRegistration(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  if (!(await isPending(tx, memberId))) return
  const owner = await settleCpf(deps, tx, memberId)
  if (owner !== memberId) return notifyOwner(deps, tx, owner)
  const at = deps.clock.now()
  await openPlay(deps, tx, { memberId, kind, at })
  const inviterId = (await readIdentity(deps, tx, memberId))?.inviterId ?? null
  await deps.publish(deps, tx, 'registrationSettled', { memberId, inviterId, at })
}

/** An account that is made at the server itself: its contacts count as proved and its CPF is taken at once. */
export async function settleAtServer(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  for (const { kind, value } of await readContacts(deps, tx, memberId)) {
    if (value === null || (await proveContact(deps, tx, memberId, { kind, value }))) continue
    throw new Error(`The ${kind} of a new account is another member's`)
  }
  const owner = await settleCpf(deps, tx, memberId)
  if (owner !== memberId) throw new Error('The CPF of a new account is another member’s')
}

/** Once a day at most: who repeats it does not write to them all day. */
async function notifyOwner(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  const subject = subjectOf(deps, `tried\0${memberId}`)
  const since = new Date(deps.clock.now().getTime() - day)
  if ((await codesSince(tx, subject, 'confirm_email', since)).length > 0) return
  await issueCode(deps, tx, { subject, purpose: 'confirm_email', memberId: null })
  const person = await readIdentity(deps, tx, memberId)
  const way = person === undefined ? undefined : await provedWay(deps, tx, person)
  if (person === undefined || person.status === 'closed') return
  await notify(deps, tx, { memberId, kind: 'registration_tried', details: {}, link: '/security-center' })
  if (way === undefined) return
  const message = { memberId, kind: 'registration_tried', language: person.lang, fields: {} } as const
  await writeMessage(deps, tx, { ...message, ...way })
}
