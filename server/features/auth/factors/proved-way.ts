import type { ContactKind } from '../../../../contract/auth/confirmation.ts'
import type { Deps } from '../../../deps.ts'
import { type Identity, readContacts } from '../service.ts'

interface Way {
  readonly channel: 'email' | 'sms'
  readonly to: string
}

/** How a member is reached for a code or a warning: by what they proved alone, first by `asked`, then by e-mail, then by phone. */
export async function provedWay(
  deps: Pick<Deps, 'secrets' | 'config'>,
  on: Deps['db'],
  { memberId, isDemo, status }: Pick<Identity, 'memberId' | 'isDemo' | 'status'>,
  asked?: ContactKind,
): Promise<Way | undefined> {
  if (isDemo || status === 'closed') return undefined
  const { config } = deps
  const [phone, email] = await readContacts(deps, on, memberId)
  const inOrder = asked === 'phone' ? [phone, email] : [email, phone]
  const proved = inOrder.find(contact => contact.isProved && config.mail.recovery.includes(contact.kind))
  if (proved === undefined || proved.value === null) return undefined
  return { channel: proved.kind === 'phone' ? 'sms' : 'email', to: proved.value }
}
