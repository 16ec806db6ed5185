import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { readIdentity } from '../../auth/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import type { Destination } from './destination.ts'
import { countLookup, isSoleOwner } from './owner-store.ts'

export interface Owned {
  readonly bankName: string | null
}

/** Questions about keys that one member may cause in a day. */
const mostLookups = 20

/**
 * Whether the member owns it (docs/rules/cashier.md): a PIX key by the directory's own word, for a phone changes hands; a
 * bank account is paid under the member's CPF, which the receiving bank checks. `isLimited` for what a member can repeat.
 */
export async function checkOwner(
  deps: MoneyDeps,
  memberId: string,
  of: Destination,
  { isLimited = false }: { readonly isLimited?: boolean } = {},
): Promise<Owned | Refused> {
  if (of.kind === 'bank') return { bankName: null }
  const person = await readIdentity(deps, deps.db, memberId)
  if (person === undefined || person.cpf === null) return refuse('account_unknown')
  const plain = plainRefusal(deps, of, person.cpf)
  if (plain !== undefined) return plain
  if (isLimited && !(await mayAsk(deps, memberId))) return refuse('too_many_requests')
  const reply = await deps.provider?.findKeyOwner(of.key)
  if (reply === undefined || reply.outcome === 'unknown') return refuse('payment_provider_unavailable')
  if (reply.outcome === 'refused') return refuse('pix_key_unknown')
  const owned = { bankName: reply.value.bankName ?? null }
  if (reply.value.cpf === person.cpf) return owned
  // A company's own number as the key says itself whose it is; behind its phone or e-mail it could be any company.
  if (of.type !== 'cnpj' || reply.value.cpf !== undefined) return refuse('pix_key_not_own')
  const isProved = await isSoleOwner(deps.db, memberId, cnpjHash(deps, of.key))
  return isProved ? owned : refuse('cnpj_unproved')
}

/** Asked when an account is saved: what stands in the way of ever confirming it, or nothing. */
export async function askDirectory(
  deps: MoneyDeps,
  memberId: string,
  of: Destination,
): Promise<Owned | Refused> {
  const owned = await checkOwner(deps, memberId, of, { isLimited: true })
  const mayPass = owned instanceof Refused && passing.has(owned.word)
  return mayPass ? { bankName: null } : owned
}

/** Not yet known, or not yet proved: an unconfirmed account may wait for that. */
const passing: ReadonlySet<string> = new Set([
  'payment_provider_unavailable',
  'too_many_requests',
  'cnpj_unproved',
])

/** What needs no directory to be refused. */
function plainRefusal(
  { config }: MoneyDeps,
  of: Extract<Destination, { kind: 'pix' }>,
  cpf: string,
): Refused | undefined {
  if (of.type === 'cpf' && of.key !== cpf) return refuse('pix_key_cpf_not_own')
  if (!config.regime.withdrawals.pixKeyTypes.includes(of.type)) return refuse('pix_key_type_closed')
  return undefined
}

async function mayAsk({ db, clock }: MoneyDeps, memberId: string): Promise<boolean> {
  return (await countLookup(db, memberId, clock.now())) <= mostLookups
}

export function cnpjHash({ secrets }: Pick<MoneyDeps, 'secrets'>, cnpj: string): Buffer {
  return secrets.blindIndex('cnpj', cnpj)
}
