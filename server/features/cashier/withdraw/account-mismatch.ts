import type * as z from 'zod/mini'
import { normalisePixKey, type PixKeyType } from '../../../../contract/cashier/banks.ts'
import type { drawing } from '../../../../contract/cashier/money.ts'
import type { FieldWord } from '../../../../contract/refusals.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { type PayableAccount, shownHolder } from '../accounts/service.ts'

type Body = z.output<typeof drawing.body>

interface Person {
  readonly realname: string | null
  readonly cpf: string | null
}

const keyFields = [
  ['cpf_id', 'cpf'],
  ['cnpj', 'cnpj'],
  ['email', 'email'],
  ['phone_number', 'phone'],
  ['evp', 'evp'],
] as const

/**
 * The specification's post (section 3) carries the account once more. The saved account alone decides where the money
 * goes; what the post says of it must be true, or the member has looked at another account than the one they chose.
 */
export function findAccountMismatch(
  body: Body,
  account: PayableAccount,
  person: Person | undefined,
): Refused | undefined {
  const { destination: of, label, bankName } = account
  if (body.payment_type !== of.kind) return refuseFields({ payment_type: ['invalid'] })
  const wrong = (field: string, word: FieldWord) => refuseFields({ [field]: [word] })
  for (const [field, type] of keyFields) {
    if (isGiven(body[field]) && !isTrueKey(account, person, type, body[field]))
      return wrong(field, 'pix_key_invalid')
  }
  const name = person?.realname ?? ''
  if (isGiven(body.name) && !isOneOf(body.name, [name, shownHolder(name)]))
    return wrong('name', 'name_invalid')
  const plain = of.kind === 'pix' ? of.key : of.account
  if (isGiven(body.account) && !isOneOf(body.account, [label, plain]))
    return wrong('account', 'account_invalid')
  const texts = bankName === null ? [label] : [label, bankName]
  if (isGiven(body.member_bank_text) && !isOneOf(body.member_bank_text, texts))
    return wrong('member_bank_text', 'bank_invalid')
  return undefined
}

const isGiven = (value: string | undefined): value is string => value !== undefined && value !== ''

/** The key itself; or beside any account, whose holder is the member, the member's own CPF. */
function isTrueKey(
  { destination: of }: PayableAccount,
  person: Person | undefined,
  type: PixKeyType,
  value: string,
): boolean {
  const canonical = normalisePixKey(type, value)
  if (of.kind === 'pix' && of.type === type) return canonical === of.key
  return type === 'cpf' && canonical !== undefined && canonical === person?.cpf
}

function isOneOf(given: string, known: readonly string[]): boolean {
  return known.some(one => one !== '' && fold(one) === fold(given))
}

/** Banks write names without accents and in capitals. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
