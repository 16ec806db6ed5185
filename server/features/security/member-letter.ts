import type { LetterKind } from '../../../locales/letters.en.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { readIdentity } from '../auth/service.ts'
import { writeLetter } from '../mail/service.ts'

export interface MemberLetter {
  readonly kind: LetterKind
  readonly fields: Readonly<Record<string, string>>
}

/** An e-mail to the member's bound address, where there is one, in their language. */
export async function writeToMember(
  deps: Deps,
  tx: Tx,
  memberId: string,
  letter: MemberLetter,
): Promise<void> {
  const person = await readIdentity(deps, tx, memberId)
  if (person === undefined || person.email === null) return
  const { email: to, lang: language } = person
  await writeLetter(deps, tx, { memberId, channel: 'email', to, language, ...letter })
}
