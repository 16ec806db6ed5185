import { federalUnits, genders } from '../../../../contract/account/person-details.ts'
import { registerBody } from '../../../../contract/auth/auth.ts'
import type { FieldWord } from '../../../../contract/refusals.ts'
import type { ExtraRegistrationField } from '../../../../contract/regime.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import type { RegisterDraft, RegisterField } from './register-draft.ts'

export type FieldMistakes = Partial<Record<RegisterField, FieldWord>>

/** The body as it travels; what the captcha adds is not the member's to type. */
export function registrationBody(draft: Readonly<RegisterDraft>, asked: readonly ExtraRegistrationField[]) {
  const { email, invite_code, gender, ...others } = draft
  const { postal_code, street, number, complement, district, city, state: unit, ...rest } = others
  const state = federalUnits.find(one => one === unit)
  const address = state && { postal_code, street, number, complement, district, city, state }
  return {
    ...rest,
    ...(asIdentifier(email) !== '' && { email }),
    ...(asked.includes('gender') && { gender: genders.find(one => one === gender) }),
    ...(asked.includes('address') && { address }),
    ...(asIdentifier(invite_code) !== '' && { invite_code }),
  }
}

/** The server's own schema, asked before anything is sent; words as the server would answer them. `today` is `YYYY-MM-DD`. */
export function checkRegistration(
  draft: Readonly<RegisterDraft>,
  today: string,
  asked: readonly ExtraRegistrationField[],
): FieldMistakes {
  const candidate = {
    ...registrationBody(draft, asked),
    key: 'k',
    proof: '0',
    captcha: asIdentifier(draft.captcha),
  }
  const parsed = registerBody.safeParse(candidate)
  const mistakes: FieldMistakes = {}
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = issue.path.at(-1)
    if (isField(field, draft)) mistakes[field] ??= readWord(issue.message)
  }
  for (const [field, value] of Object.entries(draft)) {
    if (isField(field, draft) && value === '' && isNeeded(field, asked)) mistakes[field] = 'required'
  }
  if (draft.password_confirmation !== draft.password) mistakes.password_confirmation ??= 'password_mismatch'
  if (draft.birth_date !== '' && isUnder18(draft.birth_date, today)) mistakes.birth_date ??= 'under_age'
  return mistakes
}

const addressFields: readonly RegisterField[] = [
  'postal_code',
  'street',
  'number',
  'district',
  'city',
  'state',
]

/** Whether a field may not stay empty. */
function isNeeded(field: RegisterField, asked: readonly ExtraRegistrationField[]): boolean {
  if (field === 'email' || field === 'gender') return asked.includes(field)
  if (addressFields.includes(field)) return asked.includes('address')
  return field !== 'invite_code' && field !== 'complement'
}

function isField(name: unknown, draft: Readonly<RegisterDraft>): name is RegisterField {
  return typeof name === 'string' && name in draft
}

/** Eighteen on the birthday itself. */
function isUnder18(birthDate: string, today: string): boolean {
  const year = String(Number(today.slice(0, 4)) - 18).padStart(4, '0')
  return birthDate > `${year}${today.slice(4)}`
}

const words: readonly FieldWord[] = [
  'required',
  'name_invalid',
  'phone_invalid',
  'email_invalid',
  'cpf_invalid',
  'password_too_short',
  'password_too_long',
  'terms_required',
  'age_required',
  'too_short',
  'too_long',
]

function readWord(message: string): FieldWord {
  return words.find(word => word === message) ?? 'invalid'
}
