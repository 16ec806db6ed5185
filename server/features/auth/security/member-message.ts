import type { MessageKind } from '../../../../locales/messages.en.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { readContacts, readIdentity } from '../service.ts'

export interface MemberMessage {
  readonly kind: MessageKind
  readonly fields: Readonly<Record<string, string>>
}

/** An e-mail to the member's proved address, where there is one, in their language: a mistyped one is somebody else's. */
export async function writeToMember(
  deps: Deps,
  tx: Tx,
  memberId: string,
  message: MemberMessage,
): Promise<void> {
  const person = await readIdentity(deps, tx, memberId)
  const [, email] = await readContacts(deps, tx, memberId)
  if (person === undefined || email.value === null || !email.isProved) return
  const { lang: language } = person
  const { value: to } = email
  await writeMessage(deps, tx, { memberId, channel: 'email', to, language, ...message })
}
