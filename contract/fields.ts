import * as z from 'zod/mini'
import { isCpf } from './cpf.ts'
import { uuidPattern } from './is-uuid.ts'
import { normalisePhone } from './phone.ts'
import {
  exactField,
  givenSecretField,
  identifierField,
  lineField,
  nameField,
  secretField,
  type TextField,
  textField,
} from './text-fields.ts'
import { asIdentifier } from './text-kinds.ts'

/** From so many characters to so many, counted after the field's normaliser; words of `FieldWord` as messages. */
const sized = (field: TextField, minimum: number, maximum: number, word = 'invalid') =>
  field.check(z.minLength(minimum, minimum === 1 ? 'required' : word), z.maxLength(maximum, 'too_long'))

/** Free text of one line. */
export const line = (minimum: number, maximum: number, word?: string) =>
  sized(lineField(), minimum, maximum, word)

/** Free text of several lines. */
export const text = (minimum: number, maximum: number, word?: string) =>
  sized(textField(), minimum, maximum, word)

/** What names a person or a place. */
export const nameLine = (minimum: number, maximum: number, word?: string) =>
  sized(nameField(), minimum, maximum, word)

/** What is copied, typed or looked up sign by sign: a code, a key, a number, a search. */
export const code = (minimum: number, maximum: number, word?: string) =>
  sized(identifierField(), minimum, maximum, word)

/** What a program wrote. */
export const exact = (maximum = 200) => exactField().check(z.maxLength(maximum, 'too_long'))

/** The member a call speaks for, as the specification's calls carry it; the session decides. */
export const sealedMember = z.optional(exact())

/** Digits of a code as one reads them out or copies them: spaces and dashes between them are left out. */
export const digits = (counts: number | readonly number[], word: string) =>
  identifierField().check(
    z.overwrite(text => text.replace(/[ -]/g, '')),
    z.regex(
      new RegExp(
        `^(${[counts]
          .flat()
          .map(count => `\\d{${count}}`)
          .join('|')})$`,
      ),
      word,
    ),
  )

export const uuid = exactField().check(z.regex(uuidPattern, 'uuid_invalid'))

/** One that people copy to each other. */
export const copiedUuid = identifierField().check(
  z.overwrite(text => text.replace(/\s/g, '')),
  z.toLowerCase(),
  z.regex(uuidPattern, 'uuid_invalid'),
)

/** ISO 8601 in UTC, as every time on the wire. */
const instantForm = z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, 'invalid')

/** A time that the server tells. */
export const instant = z.string().check(instantForm)

/** A time that somebody asks for: no 61st minute, of which no date can be made. Twice the work, so none of ten thousand games'. */
export const askedInstant = exactField().check(
  instantForm,
  z.refine(text => !Number.isNaN(Date.parse(text)), 'invalid'),
)

/** Whether this is a day of the calendar, `YYYY-MM-DD`: neither 31 February nor one of a year 0, on which a database breaks. */
export function isDay(text: string): boolean {
  const at = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** A day of the calendar; one that does not exist is refused with this word. */
export const dayOr = (word: string) =>
  identifierField().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'invalid'), z.refine(isDay, word))
export const day = dayOr('invalid')

/** Login name: letters, digits, `_`, `.`; 4 to 20; none that is read as a phone. */
export const memberName = identifierField().check(
  z.toLowerCase(),
  z.regex(/^[a-z0-9][a-z0-9_.]{3,19}$/, 'name_invalid'),
  z.refine(name => normalisePhone(name) === undefined, 'name_invalid'),
)

/** So that hashing stays cheap. */
export const longestPassword = 128

/** At least 6 characters (specification, section 5). */
export const password = secretField().check(
  z.minLength(6, 'password_too_short'),
  z.maxLength(longestPassword, 'password_too_long'),
)

/** One that was chosen before, in the form it is typed in now. */
export const givenPassword = givenSecretField().check(
  z.minLength(1, 'required'),
  z.maxLength(longestPassword, 'password_too_long'),
)

/** The same again, to be compared. */
export const repeatedPassword = secretField().check(z.maxLength(longestPassword, 'password_too_long'))

/** Withdrawal password: exactly 6 digits (specification, section 5). */
export const pin = identifierField().check(z.regex(/^\d{6}$/, 'pin_invalid'))

/** A Brazilian mobile phone, any usual spelling in, E.164 in the code. */
export const phone = z.pipe(
  identifierField().check(
    z.maxLength(32, 'phone_invalid'),
    z.refine(raw => normalisePhone(raw) !== undefined, 'phone_invalid'),
  ),
  z.transform((raw: string) => normalisePhone(raw) ?? raw),
)

const emailPattern =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** E-mail as DICT stores it: lower case, 77 at most. The only rule for e-mails. */
export const email = identifierField().check(
  z.toLowerCase(),
  // Of a copied link.
  z.overwrite(text => text.replace(/^mailto:/, '')),
  z.maxLength(77, 'email_invalid'),
  z.regex(emailPattern, 'email_invalid'),
)

/** Six digits that were sent to somebody. */
export const sentCode = digits(6, 'code_invalid')

/** The address that the field `email` reads in this text, whatever signs a paste brought along; `undefined`: none. */
export const readEmail = (text: string) => z.safeParse(email, text).data

/** Whether the field `email` reads an address in this text. */
export const isEmail = (text: string) => readEmail(text) !== undefined

/** A document's characters without the signs people set between them and the label that is copied with it. Check digits follow. */
export const plainDocument = (raw: string) =>
  asIdentifier(raw)
    .toUpperCase()
    .replace(/^(?:CPF|CNPJ)\b/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** CPF, dots and dash allowed in, 11 digits in the code, check digits verified. */
export const cpf = z.pipe(
  identifierField().check(
    z.maxLength(32, 'cpf_invalid'),
    z.refine(raw => isCpf(plainDocument(raw)), 'cpf_invalid'),
  ),
  z.transform(plainDocument),
)

/** Cursor and page size of a list, and `since`: the `version` of the last answer for a delta. */
export const page = {
  cursor: z.optional(exact()),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  since: z.optional(exact(64)),
}

/** What every paged or delta list answers beside its rows. */
export const listState = {
  next_cursor: z.nullable(z.string()),
  version: z.string(),
  deleted: z.array(z.string()),
  /** The asked `since` is older than the kept history: drop what you have, this is everything. */
  reset: z.boolean(),
  unchanged: z.boolean(),
}

/** What the specification's public reads carry; neither decides anything that the language header does not. */
export const siteQuery = z.object({ site: z.optional(exact()), lang: z.optional(exact()) })
