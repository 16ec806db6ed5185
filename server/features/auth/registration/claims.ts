import type { ContactKind } from '../../../../contract/auth/confirmation.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { claimIdentifier, findMember, freeIdentifiers, setEmail, setPhone } from '../member-store.ts'
import { openField, sealField } from '../sealed-fields.ts'
import { endClaims, findHolder, putClaim } from './claim-store.ts'

type Executor = Tx | Deps['db']
type Opener = Pick<Deps, 'secrets'>

export interface Contact {
  readonly kind: ContactKind
  readonly value: string | null
  /** The member answered with a code that was sent there. */
  readonly isProved: boolean
}

/** The member's phone and e-mail, and which of them is proved. */
export async function readContacts(
  { secrets }: Opener,
  on: Executor,
  memberId: string,
): Promise<readonly [phone: Contact, email: Contact]> {
  const member = await findMember(on, memberId)
  const read = async (kind: ContactKind, sealed: Buffer | null): Promise<Contact> => {
    const value = openField(secrets, memberId, kind, sealed)
    const holder = value === null ? undefined : await findHolder(on, kind, secrets.blindIndex(kind, value))
    return { kind, value, isProved: holder === memberId }
  }
  return [
    await read('phone', member?.phone_sealed ?? null),
    await read('email', member?.email_sealed ?? null),
  ]
}

/** A contact that the member only says is theirs, in place of an unproved one before it. */
export async function changeContact(
  deps: Deps,
  tx: Tx,
  memberId: string,
  { kind, value }: { readonly kind: ContactKind; readonly value: string },
): Promise<void> {
  const at = deps.clock.now()
  const sealed = sealField(deps.secrets, memberId, kind, value)
  await (kind === 'phone' ? setPhone : setEmail)(tx, memberId, sealed, at)
  await putClaim(tx, { memberId, kind, hash: deps.secrets.blindIndex(kind, value), at })
}

/**
 * The contact becomes this member's, in place of the one before, and everybody else's claim on it is over. `false`: somebody else
 * proved it before.
 */
export async function proveContact(
  deps: Deps,
  tx: Tx,
  memberId: string,
  { kind, value }: { readonly kind: ContactKind; readonly value: string },
): Promise<boolean> {
  await freeIdentifiers(tx, memberId, [kind])
  const hash = deps.secrets.blindIndex(kind, value)
  if (!(await claimIdentifier(tx, kind, hash, memberId))) return false
  await endClaims(tx, { memberId, kind, hash })
  const sealed = sealField(deps.secrets, memberId, kind, value)
  await (kind === 'phone' ? setPhone : setEmail)(tx, memberId, sealed, deps.clock.now())
  return true
}

/** Takes the member's CPF for them, once for all accounts. Answers whose it is from now on: theirs, or the one's who has it. */
export async function settleCpf(deps: Deps, tx: Tx, memberId: string): Promise<string> {
  const member = await findMember(tx, memberId)
  const cpf = openField(deps.secrets, memberId, 'cpf', member?.cpf_sealed ?? null)
  if (cpf === null) throw new Error('A member without a CPF has nothing to settle')
  const hash = deps.secrets.blindIndex('cpf', cpf)
  if (await claimIdentifier(tx, 'cpf', hash, memberId)) return memberId
  return (await findHolder(tx, 'cpf', hash)) ?? memberId
}
