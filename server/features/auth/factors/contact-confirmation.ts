import type * as z from 'zod/mini'
import {
  type Confirmation,
  confirmContact,
  sendConfirmation,
} from '../../../../contract/auth/confirmation.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { recordSecurity } from '../security/history.ts'
import { runChecked } from '../security/run-checked.ts'
import { isPending, settleRegistration } from '../security/settle-registration.ts'
import {
  type Contact,
  changeContact,
  proveContact,
  readContacts,
  readIdentity,
  showEmail,
  showPhone,
} from '../service.ts'
import { useCode } from './code-store.ts'
import { tooSoon } from './codes.ts'
import { contactSubject, matchContactCode, purposeOf, sendContactCode } from './contact-codes.ts'

interface Asked<Body> {
  readonly caller: MemberCaller
  readonly key: string | undefined
  readonly body: Body
}

/** The member’s claims, and how far each is settled. */
export async function readConfirmation(
  deps: Deps,
  on: Tx | Deps['db'],
  memberId: string,
): Promise<Confirmation> {
  const contacts = await readContacts(deps, on, memberId)
  const waits = contacts.some(contact => contact.isProved) ? 'checking' : 'unconfirmed'
  return {
    state: (await isPending(on, memberId)) ? waits : 'settled',
    contacts: contacts.filter(isAsked(deps)).map(({ kind, value, isProved }) => ({
      kind,
      target: value === null ? null : kind === 'phone' ? showPhone(value) : showEmail(value),
      is_proved: isProved,
    })),
  }
}

/** Whether codes go to contacts of this kind. */
const isAsked =
  ({ config }: Pick<Deps, 'config'>) =>
  ({ kind }: Pick<Contact, 'kind'>): boolean =>
    config.mail.recovery.includes(kind)

/** A code to a contact that is not proved; while the registration waits, to another one in its place. */
export function sendOwnConfirmation(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof sendConfirmation.body>>,
): Promise<z.output<typeof sendConfirmation.reply> | Refused> {
  const { kind } = body
  return runOnce(deps, { endpoint: sendConfirmation, memberId, key, body }, async tx => {
    if (!isAsked(deps)(body)) return refuse('reset_channel_missing')
    const known = (await readContacts(deps, tx, memberId)).find(contact => contact.kind === kind)
    const given = body[kind]
    const value = given ?? known?.value ?? undefined
    if (value === undefined) return refuseFields({ [kind]: ['required'] })
    const isOther = value !== known?.value
    // From then on a contact is changed in the security centre, with a step-up and a hold.
    if (known?.isProved || (isOther && !(await isPending(tx, memberId)))) return refuse('contact_confirmed')
    const early = await tooSoon(deps, tx, contactSubject(deps, memberId, kind), purposeOf[kind])
    if (early !== undefined) return early
    if (isOther) await changeContact(deps, tx, memberId, { kind, value })
    const language = (await readIdentity(deps, tx, memberId))?.lang ?? 'pt'
    const { expiresAt } = await sendContactCode(deps, tx, { memberId, kind, value, language })
    return { data: await readConfirmation(deps, tx, memberId), expires_at: expiresAt.toISOString() }
  })
}

/** Proves the contact that the code was sent to, and settles the registration. */
export function confirmOwnContact(
  deps: Deps,
  { caller: { memberId }, key, body }: Asked<z.output<typeof confirmContact.body>>,
): Promise<z.output<typeof confirmContact.reply> | Refused> {
  return runChecked(deps, { endpoint: confirmContact, memberId, key, body }, async () => {
    const contacts = await readContacts(deps, deps.db, memberId)
    const waiting = contacts
      .filter(({ value, isProved }) => value !== null && !isProved)
      .map(({ kind }) => kind)
    const matched = await matchContactCode(deps, memberId, waiting, body.code)
    if (matched === undefined) return refuse('code_wrong')
    const { row, ...contact } = matched
    return async tx => {
      if (!(await useCode(tx, row.id, deps.clock.now()))) return refuse('code_wrong')
      const isFirst = await proveContact(deps, tx, memberId, contact)
      if (!isFirst) return refuse(contact.kind === 'phone' ? 'phone_taken' : 'email_taken')
      await recordSecurity(deps, tx, { memberId, kind: 'contact_confirmed', details: { kind: contact.kind } })
      await settleRegistration(deps, tx, memberId)
      return { data: await readConfirmation(deps, tx, memberId) }
    }
  })
}
