import * as z from 'zod/mini'
import { isCpf } from './cpf.ts'
import { uuidPattern } from './is-uuid.ts'

/** Text of one line, trimmed, without control characters; words of `FieldWord` as messages. */
export function line(minimum: number, maximum: number, word = 'invalid') {
  return z
    .string('required')
    .check(
      z.trim(),
      z.minLength(minimum, minimum === 1 ? 'required' : word),
      z.maxLength(maximum, 'too_long'),
      z.regex(/^[^\p{Cc}]*$/u, 'invalid'),
    )
}

export const uuid = z.string('required').check(z.regex(uuidPattern, 'uuid_invalid'))

/** ISO 8601 in UTC, as every time on the wire. */
const instantForm = z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, 'invalid')

/** A time that the house tells. */
export const instant = z.string().check(instantForm)

/** A time that somebody asks for: no 61st minute, of which no date can be made. Twice the work, so none of ten thousand games'. */
export const askedInstant = z.string().check(
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
  z.string('required').check(z.regex(/^\d{4}-\d\d-\d\d$/, 'invalid'), z.refine(isDay, word))
export const day = dayOr('invalid')

/** Login name: letters, digits, `_`, `.`; 4 to 20. */
export const memberName = z
  .string('required')
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9_.]{3,19}$/, 'name_invalid'))

/** At least 6 characters (specification, section 5); 128 at most so that hashing stays cheap. */
export const password = z
  .string('required')
  .check(z.minLength(6, 'password_too_short'), z.maxLength(128, 'password_too_long'))

/** Withdrawal password: exactly 6 digits (specification, section 5). */
export const pin = z.string('required').check(z.regex(/^\d{6}$/, 'pin_invalid'))

const areaCodes = /^(?:1[1-9]|2[12478]|3[1-5]|3[78]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9\d{8}$/

/** Normalises a Brazilian mobile number to `+5511987654321`; `undefined` when it is none. */
export function normalisePhone(raw: string): string | undefined {
  const digits = raw.replace(/[\s().-]/g, '').replace(/^(?:\+?55(?=\d{11}$)|0(?=\d{11}$))/, '')
  return areaCodes.test(digits) ? `+55${digits}` : undefined
}

/** A Brazilian mobile phone, any usual spelling in, E.164 in the code. */
export const phone = z.pipe(
  z.string('required').check(
    z.maxLength(32, 'phone_invalid'),
    z.refine(raw => normalisePhone(raw) !== undefined, 'phone_invalid'),
  ),
  z.transform((raw: string) => normalisePhone(raw) ?? raw),
)

const emailPattern =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** E-mail as DICT stores it: lower case, 77 at most. */
export const email = z
  .string('required')
  .check(z.trim(), z.toLowerCase(), z.maxLength(77, 'email_invalid'), z.regex(emailPattern, 'email_invalid'))

export const isEmail = (text: string) => z.safeParse(email, text).success

/** CPF, dots and dash allowed in, 11 digits in the code, check digits verified. */
export const cpf = z.pipe(
  z.string('required').check(
    z.maxLength(32, 'cpf_invalid'),
    z.refine(raw => isCpf(raw.replace(/[.\s-]/g, '')), 'cpf_invalid'),
  ),
  z.transform((raw: string) => raw.replace(/[.\s-]/g, '')),
)

/** Cursor and page size of a list, and `since`: the `version` of the last answer for a delta. */
export const page = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  since: z.optional(z.string().check(z.maxLength(64))),
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
export const siteQuery = z.object({ site: z.optional(z.string()), lang: z.optional(z.string()) })
