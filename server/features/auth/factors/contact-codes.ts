import type { ContactKind } from '../../../../contract/auth/confirmation.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { findIdentity } from '../service.ts'
import { codesSince, type TriedCode } from './code-store.ts'
import { issueCode, matchCode, subjectOf } from './codes.ts'

const day = 86_400_000
/** Messages a day to one telephone or address, from all senders together: nobody can make another's phone ring all day. */
const mostToOne = 5

export const purposeOf = { phone: 'confirm_phone', email: 'confirm_email' } as const
const channelOf = { phone: 'sms', email: 'email' } as const
const contextOf = (kind: ContactKind, memberId: string) => `confirm-${kind}:${memberId}`

/** The codes that prove a member's contact. */
export function contactSubject(deps: Deps, memberId: string, kind: ContactKind): Buffer {
  return subjectOf(deps, `${purposeOf[kind]}\0${memberId}`)
}

interface Sending {
  readonly memberId: string
  readonly kind: ContactKind
  readonly value: string
  readonly language: string
}

/**
 * Sends a code to a contact that a member claims; to one that somebody proved, the message that somebody tried. Either way one code is
 * made and one message is written: neither the answer nor its time tells them apart.
 */
export async function sendContactCode(
  deps: Deps,
  tx: Tx,
  { memberId, kind, value, language }: Sending,
): Promise<{ readonly expiresAt: Date }> {
  const purpose = purposeOf[kind]
  const owner = await findIdentity({ ...deps, db: tx }, kind, value)
  const reached = subjectOf(deps, `reached\0${kind}\0${value}`)
  const since = new Date(deps.clock.now().getTime() - day)
  const count = (await codesSince(tx, reached, purpose, since)).length
  // Counts what was sent there; nobody knows its digits.
  await issueCode(deps, tx, { subject: reached, purpose, memberId: null })
  const targetSealed = deps.secrets.encrypt(value, contextOf(kind, memberId))
  const subject = contactSubject(deps, memberId, kind)
  const { code, expiresAt } = await issueCode(deps, tx, { subject, purpose, memberId, targetSealed })
  if (count < mostToOne) {
    const message = { memberId, channel: channelOf[kind], to: value, fields: { code } }
    const isFree = owner === undefined
    await writeMessage(deps, tx, {
      ...message,
      kind: isFree ? 'confirm_contact' : 'registration_tried',
      language: isFree ? language : owner.lang,
    })
  }
  return { expiresAt }
}

interface Matched {
  readonly row: TriedCode
  readonly kind: ContactKind
  readonly value: string
}

/** The contact that a code was sent to, when it is right; the try is counted for each contact that waits for one. */
export async function matchContactCode(
  deps: Deps,
  memberId: string,
  kinds: readonly ContactKind[],
  code: string,
): Promise<Matched | undefined> {
  for (const kind of kinds) {
    const row = await matchCode(deps, contactSubject(deps, memberId, kind), purposeOf[kind], code)
    if (row === undefined || row.target_sealed === null) continue
    return { row, kind, value: deps.secrets.decrypt(row.target_sealed, contextOf(kind, memberId)) }
  }
  return undefined
}
