import * as z from 'zod/mini'
import { code, nameLine, plainDocument } from '../fields.ts'

/** As the member says it; a licence that asks must take whatever is said. */
export const genders = ['female', 'male', 'other', 'undisclosed'] as const
export type Gender = (typeof genders)[number]

/** The 26 states and the Federal District. */
export const federalUnits = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const

/** Where a member lives: a licence may want it whole (docs/rules/brazil.md). */
export const address = z.strictObject({
  /** CEP, eight digits; any usual spelling in. */
  postal_code: z.pipe(
    code(1, 20).check(z.regex(/^\d{5}[ .-]?\d{3}$|^\d{2}\.\d{3}-?\d{3}$/, 'invalid')),
    z.transform(plainDocument),
  ),
  street: nameLine(1, 120),
  /** "s/n" where there is none. */
  number: nameLine(1, 20),
  complement: z.optional(nameLine(0, 60)),
  district: nameLine(1, 80),
  city: nameLine(1, 80),
  state: z.enum(federalUnits, 'required'),
})
export type Address = z.output<typeof address>

export const gender = z.enum(genders, 'required')
